import { writeWebVtt } from '@osteon/domain';
import { Link } from 'react-router';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../../test/component-test.tsx';
import { LIVE_NOON } from '../../../test/listed-live.ts';
import { liveAgenda, liveChannel, liveDetail } from '../../../test/live/live-event.ts';
import { renderStage } from '../../../test/live-stage.tsx';
import { NativeMedia } from '../../../test/native-media.ts';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';

const PLAYLIST = '/media/lives/l1-1/link/master.m3u8';
const NEWER = '/media/lives/l1-1/newer/master.m3u8';
const CAPTIONS = '/media/lives/l1-1/link/zh.vtt';

/** The start of the agenda item, in seconds of the stream, whose first one is at noon. */
const ITEM_SECOND = 120;

const detail = (playlistUrl: string) =>
  liveDetail({
    agenda: liveAgenda([
      { itemId: 'a', title: '体位', at: LIVE_NOON + ITEM_SECOND * 1000, endAt: LIVE_NOON + 900_000 },
    ]),
    channelList: [liveChannel(1, '主会场', { playlistUrl, subtitles: [{ language: 'zh', url: CAPTIONS }] })],
  });

const marks = (text: string) => page.getByText(text, { exact: true });

test('a browser without MediaSource plays a stream natively and can rewind by the wall clock', async ({ gateway }) => {
  const media = NativeMedia.install(LIVE_NOON, [0, 600]);
  await renderStage(gateway, detail(PLAYLIST), <Link to="?item=a">item</Link>);
  await expect.poll(() => media.sources).toEqual([PLAYLIST]);
  media.second = 597;
  media.dispatch('loadedmetadata');
  media.dispatch('timeupdate');
  // The event has been on the air since half an hour before noon.
  await expect.element(marks('00:39:57')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '清晰度' })).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'item', exact: true }).click();
  await expect.poll(() => media.second).toBe(ITEM_SECOND);
  await expect.element(marks('00:32:00')).toBeVisible();
  await expect.element(marks('落后直播8分0秒')).toBeVisible();
  await page.getByRole('button', { name: '回到直播', exact: true }).click();
  expect(media.second).toBe(600);
});

test('a native player retries a failed load with a new link at its position', async ({ gateway }) => {
  const media = NativeMedia.install(LIVE_NOON, [0, 600]);
  await renderStage(gateway, detail(PLAYLIST), <Link to="?item=a">item</Link>);
  await expect.poll(() => media.sources).toEqual([PLAYLIST]);
  media.dispatch('loadedmetadata');
  media.second = 300;
  media.dispatch('timeupdate');
  gateway.answer('getActivityDetail', detail(NEWER));
  media.dispatch('error');
  await expect.poll(() => media.sources.at(-1)).toBe(NEWER);
  media.second = 0;
  media.dispatch('loadedmetadata');
  expect(media.second).toBe(300);
});

test('in native full screen, which contains the video alone, the captions are a text track', async ({ gateway }) => {
  usePlayerSettings.setState({ subtitles: 'zh' });
  const media = NativeMedia.install(LIVE_NOON, [0, 600]);
  const start = LIVE_NOON / 1000;
  const cues = [
    { id: 'a', startSeconds: start + 300, endSeconds: start + 304, text: '先看入口位' },
    { id: 'b', startSeconds: start + 304, endSeconds: start + 308, text: '再看出口位' },
  ];
  const realFetch = globalThis.fetch.bind(globalThis);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes(CAPTIONS)) return realFetch(input, init);
    return Promise.resolve(new Response(writeWebVtt(url.endsWith(`?minute=${start / 60 + 5}`) ? cues : [])));
  });
  await renderStage(gateway, detail(PLAYLIST), <Link to="?item=a">item</Link>);
  await expect.poll(() => media.sources).toEqual([PLAYLIST]);
  const show = (second: number, text: string) =>
    expect
      .poll(() => {
        media.second = second;
        media.dispatch('timeupdate');
        return document.querySelector('main')?.textContent;
      })
      .toContain(text);
  const readTracks = () =>
    [...(document.querySelector('main video') as HTMLVideoElement).textTracks].map(
      ({ mode, language, cues: shown }) => [
        mode,
        language,
        [...(shown ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
      ],
    );
  await show(301, '先看入口位');
  expect(readTracks()).toEqual([]);
  media.dispatch('webkitbeginfullscreen');
  await expect.poll(readTracks).toEqual([['showing', 'zh', ['先看入口位']]]);
  await show(305, '再看出口位');
  await expect.poll(readTracks).toEqual([['showing', 'zh', ['再看出口位']]]);
  media.dispatch('webkitendfullscreen');
  await expect.poll(readTracks).toEqual([['disabled', 'zh', []]]);
});

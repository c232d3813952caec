import { expect, test } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { openCaptionedEvent, toCues } from '../../../../test/media/captioned-event.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { commands } from '../../../operator/commands.ts';
import { createMoveLiveStatus } from '../../live/status/move-status-service.ts';
import { refreshLiveDocuments } from '../../live-index.ts';
import { createIndexCaptions } from '../../replay/search/index-captions-service.ts';

const MINUTE = 60_000;

const { event, channel, minuteStart, clock, gateway, viewer, post, readEvent, setStatus } = await openCaptionedEvent();

test('a replay has the corrected captions, without those of its pause', async () => {
  await post([
    { id: 'a', at: [2, 4], text: '第一段' },
    { id: 'b', at: [8, 12], text: '被暂停打断' },
    { id: 'c', at: [11, 14], text: '暂停中' },
    { id: 'd', at: [16, 18], text: '第二断' },
  ]);
  await setStatus(70);
  clock.advance(5 * 60 * MINUTE);
  // After the end only texts are corrected, whatever times the captioner sends.
  expect(await post([{ id: 'd', at: [18_000, 18_001], text: '第二段' }])).toBe(1);
  const [replay] = (await readEvent(viewer)).replayList;
  expect(replay.subtitles).toEqual([{ language: 'zh', url: expect.stringMatching(/\/zh\.vtt$/) }]);
  expect(toCues(await viewer.send({ method: 'GET', url: replay.subtitles[0].url }))).toEqual([
    'a\n00:00:02.000 --> 00:00:04.000\n第一段',
    'b\n00:00:08.000 --> 00:00:10.000\n被暂停打断',
    'd\n00:00:11.000 --> 00:00:13.000\n第二段',
  ]);
});

test('after the end no new captions are accepted, and a post with old and new ones changes none', async () => {
  await post([{ id: 'a', at: [2, 3], text: '先看入口位' }]);
  await setStatus(60);
  expect(
    await post([
      { id: 'a', at: [2, 3], text: '更正' },
      { id: 'b', at: [2, 3], text: '先看入口位' },
    ]),
  ).toBe(40_900);
  const rows = await gateway.deps.sql`select text from live_caption`;
  expect(rows.map(({ text }) => text)).toEqual(['先看入口位']);
});

test('in a try-watch the captions end with the video', async () => {
  await gateway.deps.sql`delete from live_run where channel_id = ${channel}`;
  await storeRecording(gateway, channel, [{ startedAt: minuteStart, segments: 100 }]);
  clock.set(minuteStart + 200_000);
  await post([
    { id: 'a', at: [179, 182], text: '试看内' },
    { id: 'b', at: [180, 182], text: '试看外' },
  ]);
  await setStatus(70);
  const read = async (browser: Browser) => {
    const [replay] = (await readEvent(browser)).replayList;
    return toCues(await browser.send({ method: 'GET', url: replay.subtitles[0].url })).map((cue) => cue.split('\n')[2]);
  };
  expect(await read(viewer)).toEqual(['试看内']);
  expect(await read(await gateway.login('13900000002'))).toEqual(['试看内', '试看外']);
});

test('the search finds captions of a replay and opens it at their second, as corrected, until it is removed', async () => {
  const indexCaptions = () => createIndexCaptions(gateway.deps, refreshLiveDocuments)(AbortSignal.timeout(10_000));
  // A member's results are made for each request; those of visitors are cached for seconds.
  const member = await gateway.login('13900000003');
  const find = async (keyWord: string) => {
    const { list } = (await member.call('search', { keyWord, exact: 'true' })).json().data;
    return list.flatMap(({ hits }: { hits: { seconds: number; pcLink: string }[] }) =>
      hits.map(({ seconds, pcLink }) => [seconds, pcLink]),
    );
  };
  await post([{ id: 'a', at: [16.4, 18], text: '这里用垩榫固定' }]);
  await indexCaptions();
  expect(await find('垩榫')).toEqual([]);
  await setStatus(70);
  await indexCaptions();
  expect(await find('垩榫')).toEqual([[11, `/liveDetail?activityId=${event}&t=11`]]);

  await post([{ id: 'a', at: [16.4, 18], text: '这里用鼍镬固定' }]);
  await indexCaptions();
  expect([await find('垩榫'), await find('鼍镬')]).toEqual([[], [[11, `/liveDetail?activityId=${event}&t=11`]]]);

  for await (const _ of commands.live?.read(['record', event, 'remove', '--by', '林'])(gateway.operator) ?? []);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
  await indexCaptions();
  expect(await find('鼍镬')).toEqual([]);
});

test('captions of an event with a video as its replay are not searched: the video has its own', async () => {
  await post([{ id: 'a', at: [2, 4], text: '鼍镬' }]);
  await gateway.deps.db.transaction((tx) =>
    createMoveLiveStatus(gateway.deps)(tx, { liveId: event, transition: 'end', actor: 'operator' }),
  );
  await gateway.deps.sql`
    update live_event set status = 70, playback_video_id = (select id from video limit 1) where id = ${event}`;
  await createIndexCaptions(gateway.deps, refreshLiveDocuments)(AbortSignal.timeout(10_000));
  const { list } = (await viewer.call('search', { keyWord: '鼍镬', exact: 'true' })).json().data;
  expect(list).toEqual([]);
});

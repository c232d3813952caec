import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { commands } from '../../../operator/commands.ts';
import { refreshLiveDocuments } from '../../live-index.ts';
import { createIndexCaptions } from '../search/index-captions-service.ts';
import { createMoveLiveStatus } from '../status/move-status-service.ts';

const EVENT = 'l10';
const CHANNEL = 'l10-1';
const MINUTE = 60_000;

/** The captioner's clock is an hour and a bit ahead of the gateway's. */
const AHEAD = 61 * MINUTE + 250;

const clock = createFakeClock();
/** The begin of a minute, so that captions of the first seconds are in one part. */
const BEGIN = Math.ceil(clock.now() / MINUTE) * MINUTE;

let gateway: TestApp;
let viewer: Browser;
let key: string;

beforeAll(async () => {
  clock.set(BEGIN);
  gateway = await testApp({ clock });
  viewer = gateway.browser();
  key = await renewKey();
});
afterAll(() => gateway.close());

let tests = 0;

beforeEach(async () => {
  // Each test begins later than the one before, as what was read is used again for part of one.
  clock.set(BEGIN + 20_000 + tests++ * 2500);
  const { sql } = gateway.deps;
  await sql`delete from live_caption`;
  await sql`delete from live_run where channel_id = ${CHANNEL}`;
  await sql`update live_channel set caption_languages = '{}', captions_unindexed = false where live_id = ${EVENT}`;
  await setStatus(40);
  // Ten seconds, a pause of five, and ten seconds.
  await storeRecording(gateway, CHANNEL, [
    { startedAt: BEGIN, segments: 5 },
    { startedAt: BEGIN + 15_000, segments: 5 },
  ]);
});

async function setStatus(status: number): Promise<void> {
  const { sql } = gateway.deps;
  await sql`update live_event set status = ${status}, authorize_type = 'all', playback_video_id = null where id = ${EVENT}`;
  await sql`select pg_notify('osteon_content', ${EVENT})`;
}

async function renewKey(): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['captions', EVENT])(gateway.deps) ?? []) lines.push(line);
  expect(lines[0]).toMatch(/^Address: http.*\/gateway\/live-service\/postLiveCaptions$/);
  return new RegExp(`${CHANNEL}_\\S+`).exec(lines.join('\n'))?.[0] ?? '';
}

interface Said {
  id: string;
  /** Seconds after the begin. */
  at: [start: number, end: number];
  text: string;
  language?: 'zh' | 'en';
  revision?: number;
}

/** What a captioner sends who has no cookies and another clock. */
async function post(said: Said[], by = key) {
  const sentAt = clock.now() + AHEAD;
  const captions = said.map(({ at: [start, end], language = 'zh', ...rest }) => ({
    ...rest,
    language,
    startAt: BEGIN + start * 1000 + AHEAD,
    endAt: BEGIN + end * 1000 + AHEAD,
  }));
  const { statusCode, body } = await gateway.browser().call('postLiveCaptions', { key: by, sentAt, captions });
  const { code, data } = JSON.parse(body);
  return statusCode === 200 ? data.stored : code;
}

const readEvent = async (browser: Browser) =>
  (await browser.call('getActivityDetail', { activityId: EVENT })).json().data.meetingActivity;

async function readLive(language = 'zh', minute = BEGIN / MINUTE) {
  const [channel] = (await readEvent(viewer)).channelList;
  const found = channel.subtitles.find((each: { language: string }) => each.language === language);
  const url = `${found?.url ?? channel.playlistUrl.replace('master.m3u8', `${language}.vtt`)}?minute=${minute}`;
  return viewer.send({ method: 'GET', url });
}

/** The cues of a WebVTT text, without its header. */
const toCues = ({ body }: { body: string }) => body.trimEnd().split('\n\n').slice(1);

/** A moment as a cue of a running stream has it: seconds since 1970. */
function toClock(seconds: number): string {
  const at = BEGIN + seconds * 1000;
  const time = new Date(at).toISOString().slice(14, 23);
  return `${Math.floor(at / 3_600_000)}:${time}`;
}

test('captions are read at once by the minute of their begin, by the clock of the gateway', async () => {
  expect(await post([{ id: 'a-1', at: [2, 4.5], text: '先看入口位' }])).toBe(1);
  const reply = await readLive();
  expect(reply.headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-store' });
  expect(toCues(reply)).toEqual([`a-1\n${toClock(2)} --> ${toClock(4.5)}\n先看入口位`]);
  expect(toCues(await readLive('zh', BEGIN / MINUTE + 1))).toEqual([]);
  expect(toCues(await readLive('en'))).toEqual([]);
});

test('the page names the languages that there are, and is told of a new one', async () => {
  const list = async () =>
    (await readEvent(viewer)).channelList[0].subtitles.map(({ language }: { language: string }) => language);
  expect(await list()).toEqual([]);
  const told: string[] = [];
  const heard = await gateway.deps.sql.listen('osteon_content', (ids) => told.push(ids));
  await post([{ id: 'a', at: [1, 2], text: 'Look here', language: 'en' }]);
  await expect.poll(() => told).toHaveLength(1);
  expect(await list()).toEqual(['en']);
  await post([{ id: 'b', at: [3, 4], text: 'And here', language: 'en' }]);
  await post([{ id: 'b', at: [3, 4], text: '再看这里' }]);
  await expect.poll(() => told).toHaveLength(2);
  await heard.unlisten();
  expect(await list()).toEqual(['zh', 'en']);
});

test('a later post with the same id corrects text and times, a repeated one changes nothing', async () => {
  const first: Said = { id: 'a', at: [2, 3], text: '骶髂螺丝' };
  expect(await post([first])).toBe(1);
  clock.advance(1000);
  expect(await post([first])).toBe(0);
  expect(await post([{ id: 'a', at: [2, 5], text: '骶髂螺钉' }])).toBe(1);
  expect(toCues(await readLive())).toEqual([`a\n${toClock(2)} --> ${toClock(5)}\n骶髂螺钉`]);
  clock.advance(1000);
  expect(await post([{ id: 'a', at: [2, 5], text: '' }])).toBe(1);
  expect(toCues(await readLive())).toEqual([]);
});

test('of the revisions of a caption the highest stays, whatever the order they arrive in', async () => {
  expect(await post([{ id: 'a', at: [2, 3], text: '导针推进', revision: 2 }])).toBe(1);
  expect(await post([{ id: 'a', at: [2, 3], text: '导针', revision: 1 }])).toBe(0);
  const both: Said[] = [
    { id: 'b', at: [4, 5], text: '再看', revision: 1 },
    { id: 'b', at: [4, 5], text: '再', revision: 0 },
  ];
  expect(await post(both)).toBe(1);
  expect(toCues(await readLive()).map((cue) => cue.split('\n')[2])).toEqual(['导针推进', '再看']);
});

test('one post after another of the same caption, at once, leaves one of them', async () => {
  const posts = Array.from({ length: 20 }, (_, revision) =>
    post([{ id: 'a', at: [2, 3], text: `第${revision}稿`, revision }]),
  );
  await Promise.all(posts);
  expect(toCues(await readLive())).toEqual([`a\n${toClock(2)} --> ${toClock(3)}\n第19稿`]);
});

test('a text is shown as it is written, and ends in no other cue', async () => {
  const text = '<img src=x onerror=alert(1)> --> 00:00:00.000 & <v 王>{{1}}';
  expect(await post([{ id: 'a', at: [2, 3], text }])).toBe(1);
  const [cue = '', ...others] = toCues(await readLive());
  expect(others).toEqual([]);
  expect(cue.split('\n')[2]).toBe('&lt;img src=x onerror=alert(1)&gt; --&gt; 00:00:00.000 &amp; &lt;v 王&gt;{{1}}');
});

const said: Said = { id: 'a', at: [2, 3], text: '先看入口位' };

test.each([
  ['another secret', (good: string) => `${good.slice(0, -4)}AAAA`, 40_300],
  ['the secret of no key', () => `${CHANNEL}_`, 40_300],
  ['a channel without a key', (good: string) => good.replace(CHANNEL, 'l11-1'), 40_300],
  ['an unknown channel', (good: string) => good.replace(CHANNEL, 'l99-1'), 40_400],
  ['no channel at all', () => 'secret', 40_400],
])('%s is refused', async (_what, change, code) => {
  expect(await post([said], change(key))).toBe(code);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
});

test.each<[string, Partial<Said>]>([
  ['that ends before it begins', { at: [3, 2] }],
  ['of more than half a minute', { at: [-20, 11] }],
  ['of three hours ago', { at: [-10_800, -10_799] }],
  ['of the minutes to come', { at: [180, 181] }],
  ['of several lines', { text: 'WEBVTT\n\n00:00' }],
  ['of a page', { text: '骨'.repeat(301) }],
  ['with an id that is none', { id: '--> a' }],
  ['in another language', { language: 'de' as 'en' }],
])('a caption %s is bad input, and none of its post is stored', async (_what, fault) => {
  expect(
    await post([
      { ...said, id: 'good' },
      { ...said, ...fault },
    ]),
  ).toBe(40_000);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
});

test('51 captions at once are too many', async () => {
  expect(await post(Array.from({ length: 51 }, (_, at) => ({ ...said, id: `a-${at}` })))).toBe(40_000);
});

test.each([0, 10, 20])('an event in status %d takes no captions', async (status) => {
  await setStatus(status);
  expect(await post([said])).toBe(40_900);
});

test('a running event without a stream takes none: there is nothing that they could belong to', async () => {
  await gateway.deps.sql`update live_channel set segment_at = null where id = ${CHANNEL}`;
  expect(await post([said])).toBe(40_900);
});

test('a renewed key voids the former one', async () => {
  const former = key;
  key = await renewKey();
  expect(await post([said], former)).toBe(40_300);
  expect(await post([said])).toBe(1);
  const [row] = await gateway.deps.sql`select caption_key_hash from live_channel where id = ${CHANNEL}`;
  expect(row?.['caption_key_hash']).toHaveLength(32);
});

test('only who may watch the stream reads its captions, as far back as it can be rewound', async () => {
  await post([said]);
  const [channel] = (await readEvent(viewer)).channelList;
  const { url } = channel.subtitles[0];
  const read = async (browser: Browser, minute: number | string) =>
    (await browser.send({ method: 'GET', url: `${url}?minute=${minute}` })).statusCode;
  const now = Math.floor(clock.now() / MINUTE);
  expect(await read(gateway.browser(), now)).toBe(403);
  for (const minute of [now - 122, now + 2, '-1', 'x', '', 9_999_999_999]) expect(await read(viewer, minute)).toBe(404);
  expect([await read(viewer, now - 121), await read(viewer, now), await read(viewer, now + 1)]).toEqual([
    200, 200, 200,
  ]);
  await gateway.deps.sql`update live_event set authorize_type = 'auth' where id = ${EVENT}`;
  await gateway.deps.sql`select pg_notify('osteon_content', ${EVENT})`;
  await expect.poll(() => read(viewer, now)).toBe(403);
});

test('a replay has the captions as corrected, without what was said in its pause', async () => {
  await post([
    { id: 'a', at: [2, 4], text: '第一段' },
    { id: 'b', at: [8, 12], text: '被暂停打断' },
    { id: 'c', at: [11, 14], text: '暂停中' },
    { id: 'd', at: [16, 18], text: '第二断' },
  ]);
  await setStatus(70);
  clock.advance(5 * 60 * MINUTE);
  // After the end texts are corrected, wherever the captioner believes them to be.
  expect(await post([{ id: 'd', at: [18_000, 18_001], text: '第二段' }])).toBe(1);
  const [replay] = (await readEvent(viewer)).replayList;
  expect(replay.subtitles).toEqual([{ language: 'zh', url: expect.stringMatching(/\/zh\.vtt$/) }]);
  expect(toCues(await viewer.send({ method: 'GET', url: replay.subtitles[0].url }))).toEqual([
    'a\n00:00:02.000 --> 00:00:04.000\n第一段',
    'b\n00:00:08.000 --> 00:00:10.000\n被暂停打断',
    'd\n00:00:11.000 --> 00:00:13.000\n第二段',
  ]);
});

test('after the end nothing new is taken, and a post of old and new changes neither', async () => {
  await post([said]);
  await setStatus(60);
  expect(
    await post([
      { ...said, text: '更正' },
      { ...said, id: 'b' },
    ]),
  ).toBe(40_900);
  const rows = await gateway.deps.sql`select text from live_caption`;
  expect(rows.map(({ text }) => text)).toEqual([said.text]);
});

test('in a try-watch the captions end where the picture does', async () => {
  await gateway.deps.sql`delete from live_run where channel_id = ${CHANNEL}`;
  await storeRecording(gateway, CHANNEL, [{ startedAt: BEGIN, segments: 100 }]);
  clock.set(BEGIN + 200_000);
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

test('the search finds what is said in a replay and opens it at its second, as corrected, until it is removed', async () => {
  const indexCaptions = () => createIndexCaptions(gateway.deps, refreshLiveDocuments)(AbortSignal.timeout(10_000));
  // A member's answers are made for each request; those of visitors are kept for seconds.
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
  expect(await find('垩榫')).toEqual([[11, `/liveDetail?activityId=${EVENT}&t=11`]]);

  await post([{ id: 'a', at: [16.4, 18], text: '这里用鼍镬固定' }]);
  await indexCaptions();
  expect([await find('垩榫'), await find('鼍镬')]).toEqual([[], [[11, `/liveDetail?activityId=${EVENT}&t=11`]]]);

  for await (const _ of commands.live?.read(['record', EVENT, 'remove', '--by', '林'])(gateway.deps) ?? []);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
  await indexCaptions();
  expect(await find('鼍镬')).toEqual([]);
});

test('captions of an event that ends with a film as its replay are not searched: the film has its own', async () => {
  await post([{ id: 'a', at: [2, 4], text: '鼍镬' }]);
  await gateway.deps.db.transaction((tx) =>
    createMoveLiveStatus(gateway.deps)(tx, { liveId: EVENT, event: 'end', actor: 'operator' }),
  );
  await gateway.deps.sql`
    update live_event set status = 70, playback_video_id = (select id from video limit 1) where id = ${EVENT}`;
  await createIndexCaptions(gateway.deps, refreshLiveDocuments)(AbortSignal.timeout(10_000));
  const { list } = (await viewer.call('search', { keyWord: '鼍镬', exact: 'true' })).json().data;
  expect(list).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { openCaptionedEvent, type Said, toCues } from '../../../../test/media/captioned-event.ts';
import { createMoveLiveStatus } from '../../live/status/move-status-service.ts';

const MINUTE = 60_000;

const { event, minuteStart, clock, gateway, viewer, post, readEvent, readLive, toClock } = await openCaptionedEvent();

test('captions are available at once by the minute of their start, by the clock of the gateway', async () => {
  expect(await post([{ id: 'a-1', at: [2, 4.5], text: '先看入口位' }])).toBe(1);
  const reply = await readLive();
  expect(reply.headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-store' });
  expect(toCues(reply)).toEqual([`a-1\n${toClock(2)} --> ${toClock(4.5)}\n先看入口位`]);
  expect(toCues(await readLive('zh', minuteStart / MINUTE + 1))).toEqual([]);
  expect(toCues(await readLive('en'))).toEqual([]);
});

test('the page contains the available languages, and is notified of a new one', async () => {
  const list = async () =>
    (await readEvent(viewer)).channelList[0].subtitles.map(({ language }: { language: string }) => language);
  expect(await list()).toEqual([]);
  const notified: string[] = [];
  const subscription = await gateway.deps.sql.listen('osteon_content', (ids) => notified.push(ids));
  await post([{ id: 'a', at: [1, 2], text: 'Look here', language: 'en' }]);
  await expect.poll(() => notified).toHaveLength(1);
  expect(await list()).toEqual(['en']);
  await post([{ id: 'b', at: [3, 4], text: 'And here', language: 'en' }]);
  await post([{ id: 'b', at: [3, 4], text: '再看这里' }]);
  await expect.poll(() => notified).toHaveLength(2);
  await subscription.unlisten();
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

test('the highest revision of a caption is stored, whatever the order in which they arrive', async () => {
  expect(await post([{ id: 'a', at: [2, 3], text: '导针推进', revision: 2 }])).toBe(1);
  expect(await post([{ id: 'a', at: [2, 3], text: '导针', revision: 1 }])).toBe(0);
  const both: Said[] = [
    { id: 'b', at: [4, 5], text: '再看', revision: 1 },
    { id: 'b', at: [4, 5], text: '再', revision: 0 },
  ];
  expect(await post(both)).toBe(1);
  expect(toCues(await readLive()).map((cue) => cue.split('\n')[2])).toEqual(['导针推进', '再看']);
});

test('concurrent posts of the same caption store one of them', async () => {
  const posts = Array.from({ length: 20 }, (_, revision) =>
    post([{ id: 'a', at: [2, 3], text: `第${revision}稿`, revision }]),
  );
  await Promise.all(posts);
  expect(toCues(await readLive())).toEqual([`a\n${toClock(2)} --> ${toClock(3)}\n第19稿`]);
});

test('a text is shown as written, and cannot break into another cue', async () => {
  const text = '<img src=x onerror=alert(1)> --> 00:00:00.000 & <v 王>{{1}}';
  expect(await post([{ id: 'a', at: [2, 3], text }])).toBe(1);
  const [cue = '', ...others] = toCues(await readLive());
  expect(others).toEqual([]);
  expect(cue.split('\n')[2]).toBe('&lt;img src=x onerror=alert(1)&gt; --&gt; 00:00:00.000 &amp; &lt;v 王&gt;{{1}}');
});

test('only viewers who may watch the stream can read its captions, within the rewind window', async () => {
  await post([{ id: 'a', at: [2, 3], text: '先看入口位' }]);
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
  await gateway.deps.sql`update live_event set authorize_type = 'auth' where id = ${event}`;
  await gateway.deps.sql`select pg_notify('osteon_content', ${event})`;
  await expect.poll(() => read(viewer, now)).toBe(403);
});

test('nothing that is said during a pause by hand is stored, neither during the pause nor after it', async () => {
  const move = (transition: 'pause' | 'resume') =>
    gateway.deps.db.transaction((tx) =>
      createMoveLiveStatus(gateway.deps)(tx, { liveId: event, transition, actor: 'assistant' }),
    );
  const pausedAt = (clock.now() - minuteStart) / 1000;
  const at = (start: number, end: number): Said['at'] => [pausedAt + start, pausedAt + end];
  await post([{ id: 'removed', at: at(-1, 1), text: '说错了' }]);
  await move('pause');
  clock.advance(10_000);
  const paused: Said[] = [
    { id: 'reaching-in', at: at(-2, 1), text: '遮住画面' },
    { id: 'within', at: at(4, 6), text: '患者姓名' },
  ];
  expect(await post(paused)).toBe(0);
  expect(await post([...paused, { id: 'before', at: at(-4, -2), text: '先看入口位' }])).toBe(1);
  expect(await post([{ id: 'removed', at: at(-1, 1), text: '' }])).toBe(1);
  clock.advance(10_000);
  await move('resume');
  clock.advance(10_000);
  const resumed: Said[] = [
    { id: 'reaching-out', at: at(19, 22), text: '可以播了' },
    { id: 'after', at: at(21, 23), text: '继续' },
  ];
  expect(await post([...paused, ...resumed])).toBe(1);
  const rows = await gateway.deps.sql`select text from live_caption where text <> '' order by start_at`;
  expect(rows.map(({ text }) => text)).toEqual(['先看入口位', '继续']);
});

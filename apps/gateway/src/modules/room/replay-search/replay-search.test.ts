import { errors, type RequestOf } from '@osteon/contract';
import { LiveStatus, REPLAY_HITS_MAX, TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
afterAll(() => gateway.close());

const startedAt = clock.now() - 3_600_000;
const at = (second: number) => new Date(startedAt + second * 1000).toISOString();
let liveId = '';
let position = 0;

async function addMessage(second: number, text: string, change: { deletedAt?: string; heldFor?: string } = {}) {
  position += 1;
  await sql`insert into live_message
    (id, live_id, position, msg_type, msg_user_status, text, hash, sent_at, deleted_at, held_for)
    values (${`${liveId}-${position}`}, ${liveId}, ${change.heldFor ? null : position}, 1, 1, ${text}, ${String(position)},
      ${at(second)}, ${change.deletedAt ?? null}, ${change.heldFor ?? null})`;
}

const addCaption = (channel: string, second: number, text: string) =>
  sql`insert into live_caption (channel_id, language, caption_id, revision, start_at, end_at, text)
    values (${channel}, 'zh', ${String(second)}, 0, ${at(second)}, ${at(second + 2)}, ${text})`;

const addQuestion = (second: number | null, text: string, answer: string, state = 'answered') =>
  sql`insert into live_question (id, live_id, client_id, text, state, answer, asked_at, answered_at)
    values (${`${liveId}-q${text}`}, ${liveId}, ${text}, ${text}, ${state}, ${answer}, now(),
      ${second === null ? null : at(second)})`;

beforeAll(async () => {
  liveId = await createRoomEvent(sql, []);
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = null where id = ${liveId}`;
  for (const [number, delay] of [[1, 0] as const, [2, 10] as const]) {
    await sql`insert into live_channel (id, live_id, position, name, type)
      values (${`${liveId}-${number}`}, ${liveId}, ${number - 1}, ${String(number)}, 'main')`;
    // 200 s, a pause of 100, and 20 s.
    await storeRecording(gateway, `${liveId}-${number}`, [
      { startedAt: startedAt + delay * 1000, segments: 100 - delay / 2 },
      { startedAt: startedAt + 300_000, segments: 10 },
    ]);
  }
  await addMessage(30, '骨盆Binder放在哪里？');
  await addMessage(40, '骨盆带放在大转子平面', { deletedAt: at(41) });
  await addMessage(50, '骨盆住院号', { heldFor: 'patientData' });
  await addMessage(250, '暂停里说骨盆');
  await addCaption(`${liveId}-1`, 20, '先做骨盆带');
  await addCaption(`${liveId}-1`, 220, '暂停里的骨盆');
  await addCaption(`${liveId}-2`, 60, '影像里的骨盆');
  await addQuestion(100, '骨盆带放多久？', '');
  await addQuestion(310, '何时手术？', '骨盆稳定以后');
  await addQuestion(null, '只有文字的骨盆问题', '骨盆');
  await addQuestion(110, '未答的骨盆问题', '', 'open');
});

const call = async (browser: Browser, payload: RequestOf<'searchReplay'>) =>
  (await browser.call('searchReplay', payload)).json();
const search = async (browser: Browser, keyWord: string, more: object = {}) =>
  (await call(browser, { activityId: liveId, keyWord, ...more })).data.list;

test('chat, captions and answers are found by the seconds of the replay, without what is not shown', async () => {
  expect(await search(doctor, '骨盆')).toEqual([
    { seconds: 20, kind: 'caption', text: '先做骨盆带' },
    { seconds: 30, kind: 'message', text: '骨盆Binder放在哪里？', position: 1 },
    { seconds: 100, kind: 'answer', text: '骨盆带放多久？' },
    { seconds: 200, kind: 'message', text: '暂停里说骨盆', position: 4 },
    { seconds: 210, kind: 'answer', text: '骨盆稳定以后' },
  ]);
  expect(await search(doctor, ' bINDER ')).toMatchObject([{ seconds: 30 }]);
  expect(await search(doctor, '%')).toEqual([]);
  expect(await search(doctor, '没有的词')).toEqual([]);
});

test('another channel has its own captions and seconds', async () => {
  expect(await search(doctor, '骨盆', { channelId: `${liveId}-2` })).toMatchObject([
    { seconds: 20, kind: 'message' },
    { seconds: 50, kind: 'caption', text: '影像里的骨盆' },
    { seconds: 90, kind: 'answer' },
    { seconds: 190, kind: 'message' },
    { seconds: 200, kind: 'answer' },
  ]);
});

test('who may watch a part of it finds nothing behind the part', async () => {
  const found: { seconds: number }[] = await search(visitor, '骨盆');
  expect(found.map(({ seconds }) => seconds)).toEqual([20, 30, 100]);
  expect(Math.max(...found.map(({ seconds }) => seconds))).toBeLessThan(TRY_WATCH_SECONDS);
});

test('a deletion leaves the hits at once', async () => {
  await addMessage(5, '误发的骨盆');
  expect(await search(doctor, '误发')).toHaveLength(1);
  await sql`update live_message set deleted_at = now() where live_id = ${liveId} and text = '误发的骨盆'`;
  expect(await search(doctor, '误发')).toEqual([]);
});

test('what blocked people wrote is hidden from who has blocked them, and from nobody else', async () => {
  const other = await gateway.login('13900000006');
  const assistant = await gateway.login('13900000003');
  await addMessage(6, '屏蔽的骨盆');
  await sql`update live_message set account_id = 'sample-09' where live_id = ${liveId} and text = '屏蔽的骨盆'`;
  await sql`insert into live_assistant (live_id, account_id, appointed_at) values (${liveId}, 'sample-03', now())
    on conflict do nothing`;
  for (const blocker of ['sample-02', 'sample-03'])
    await sql`insert into account_block (account_id, blocked_id, public_profile_id, blocked_at)
      values (${blocker}, 'sample-09', 'e01', now())`;
  const readers = [doctor, other, assistant, visitor];
  const found = await Promise.all(readers.map((browser) => search(browser, '屏蔽')));
  expect(found.map(({ length }) => length)).toEqual([0, 1, 1, 1]);
  expect(await search(doctor, 'Binder')).toHaveLength(1);
  await sql`delete from account_block where blocked_id = 'sample-09'`;
});

test('at most 50 are returned, the first ones of all kinds', async () => {
  for (let second = 0; second < 60; second++) await addMessage(second * 2, `很多 ${second}`);
  await addCaption(`${liveId}-1`, 7, '很多字幕');
  const found: { seconds: number; kind: string }[] = await search(doctor, '很多');
  expect(found).toHaveLength(REPLAY_HITS_MAX);
  expect(found[4]).toMatchObject({ seconds: 7, kind: 'caption' });
  expect(found.at(-1)?.seconds).toBe(96);
});

test('the replay that is a video has its own transcript', async () => {
  const [row] =
    await sql`select id, transcript from video where jsonb_array_length(transcript) > 0 order by id limit 1`;
  const transcript: { startSeconds: number; text: string }[] = row?.['transcript'] ?? [];
  const [line] = transcript;
  const id = await createRoomEvent(sql, []);
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = ${row?.['id']} where id = ${id}`;
  expect(await search(doctor, line?.text.slice(0, 6) ?? '', { activityId: id })).toContainEqual({
    seconds: line?.startSeconds,
    kind: 'caption',
    text: line?.text,
  });
});

test.each([
  [{ keyWord: '  ' }, 'badInput'],
  [{ keyWord: 'x'.repeat(41) }, 'badInput'],
  [{ keyWord: '骨盆', activityId: 'unknown' }, 'notFound'],
  [{ keyWord: '骨盆', activityId: 'l06' }, 'notFound'],
  [{ keyWord: '骨盆', channelId: 'l01-1' }, 'notFound'],
] as const)('a search of %o is %s', async (payload, error) => {
  expect((await call(doctor, { activityId: liveId, ...payload })).code).toBe(errors[error].code);
});

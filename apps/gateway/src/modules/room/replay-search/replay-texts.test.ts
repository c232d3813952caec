import { randomUUID } from 'node:crypto';
import type { LiveListItem } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { refreshLiveDocuments } from '../../live-index.ts';
import { createIndexCaptions } from '../../replay/search/index-captions-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
// The results of accounts are made for each request; those of visitors are cached for seconds.
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const uncertified = await gateway.login('13900000001');
const leaving = await gateway.login('13900000009');
afterAll(() => gateway.close());

let liveId = '';
let startedAt = 0;
beforeEach(async () => {
  liveId = await createRoomEvent(sql, ['sample-03']);
  startedAt = clock.now();
  await sql`update live_event set playback_video_id = null where id = ${liveId}`;
  await sql`insert into live_channel (id, live_id, position, name, type)
    values (${`${liveId}-1`}, ${liveId}, 0, '主画面', 'main')`;
  await storeRecording(gateway, `${liveId}-1`, [{ startedAt, segments: 1 }]);
  await sql`update live_segment set seconds = 400 where channel_id = ${`${liveId}-1`}`;
});

const at = (second: number) => clock.set(startedAt + second * 1000);
const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) => {
  const { code, data } = (await browser.call(name, payload)).json();
  expect(code, name).toBe(0);
  return data;
};

async function send(second: number, msg: string, browser = doctor, more: object = {}): Promise<string> {
  at(second);
  return (await call(browser, 'sendLiveMessage', { activityId: liveId, msg, hash: randomUUID(), ...more })).msgId;
}

async function answerByVoice(second: number, text: string): Promise<string> {
  at(second);
  const { questionId } = await call(doctor, 'askLiveQuestion', { activityId: liveId, text, clientId: randomUUID() });
  await decide(questionId, 'start');
  await decide(questionId, 'finish');
  return questionId;
}
const decide = (questionId: string, act: string, more: object = {}) =>
  call(assistant, 'decideLiveQuestion', { activityId: liveId, questionId, act, ...more });

const index = () => createIndexCaptions(gateway.deps, refreshLiveDocuments)(AbortSignal.timeout(10_000));

async function setStatus(status: number): Promise<void> {
  await sql`update live_event set status = ${status} where id = ${liveId}`;
  await index();
}

type Hit = { seconds: number; kind: string; pcLink: string; highlights: { text: string }[] };

/** The hits in this event: second, kind and text; null if the event is not found. */
async function find(keyWord: string, browser = doctor) {
  const { list } = await call(browser, 'search', { keyWord, exact: 'true' });
  const found = list.find(({ resourceId }: { resourceId: string }) => resourceId === liveId);
  return (
    found?.hits.map(({ seconds, kind, highlights }: Hit) => [
      seconds,
      kind,
      highlights.map(({ text }) => text).join(''),
    ]) ?? null
  );
}

test('the search finds the chat and the answers of a replay, at their seconds', async () => {
  await send(30, '骨盆带放在垩榫平面');
  await send(32, 'Where do the quokkas go?');
  await answerByVoice(60, '垩榫要固定多久？');
  expect(await find('垩榫')).toBeNull();
  await setStatus(LiveStatus.replay);
  expect(await find('垩榫')).toEqual([
    [30, 'message', '骨盆带放在垩榫平面'],
    [60, 'answer', '垩榫要固定多久？'],
  ]);
  expect(await find('quokka')).toEqual([[32, 'message', 'Where do the quokkas go?']]);
  const { list } = await call(doctor, 'search', { keyWord: '垩榫', exact: 'true' });
  expect(list[0]).toMatchObject({ excerpt: [], hits: [{ pcLink: `/liveDetail?activityId=${liveId}&t=30` }, {}] });
});

test('who may watch a part of the replay finds nothing behind it', async () => {
  await send(20, '前段鼍镬');
  await send(200, '后段鼍镬');
  await send(201, '后段饕罍');
  await setStatus(LiveStatus.replay);
  expect(await find('鼍镬', uncertified)).toEqual([[20, 'message', '前段鼍镬']]);
  expect(await find('饕罍', uncertified)).toBeNull();
  expect(await find('饕罍')).toEqual([[201, 'message', '后段饕罍']]);
});

test('deleted and held messages and unanswered questions are not found, and a written answer is', async () => {
  const deleted = await send(20, '误发的鳌鳖');
  await send(22, '留下的鳌鳖');
  await send(24, '鳌鳖，张三，住院号12345678', doctor, { toReview: true });
  await call(doctor, 'askLiveQuestion', { activityId: liveId, text: '未答的鳌鳖？', clientId: randomUUID() });
  const answered = await answerByVoice(40, '如何固定？');
  await setStatus(LiveStatus.replay);
  expect(await find('鳌鳖')).toEqual([
    [20, 'message', '误发的鳌鳖'],
    [22, 'message', '留下的鳌鳖'],
  ]);
  await call(doctor, 'deleteLiveMessage', { msgId: deleted });
  await decide(answered, 'answer', { text: '用鳌鳖固定' });
  await index();
  expect(await find('鳌鳖')).toEqual([
    [22, 'message', '留下的鳌鳖'],
    [40, 'answer', '用鳌鳖固定'],
  ]);
});

test('the list of past events finds the messages and answers of a replay, the first three of both', async () => {
  const first = await send(20, '这里的鹁鸪先不动');
  for (const second of [30, 40, 50]) await send(second, `鹁鸪在第${second}秒`);
  await answerByVoice(200, '鹁鸪怎么固定？');
  await setStatus(LiveStatus.replay);
  const list = async (keyWord: string) => {
    const { list: rows } = await call(doctor, 'listLives', { when: 'past', keyWord });
    const { listed } = await call(doctor, 'countLives', { when: 'past', keyWord });
    expect(listed).toBe(rows.length);
    return rows.map(({ replay }: LiveListItem) => replay?.hits.map(({ seconds, kind, text }) => [seconds, kind, text]));
  };
  expect(await list('鹁鸪')).toEqual([
    [
      [20, 'message', '这里的鹁鸪先不动'],
      [30, 'message', '鹁鸪在第30秒'],
      [200, 'answer', '鹁鸪怎么固定？'],
    ],
  ]);
  const { list: rows } = await call(doctor, 'listLives', { when: 'past', keyWord: '鹁鸪先不动' });
  const { list: messages } = await call(doctor, 'getPlaybackRealtimeMessage', {
    activityId: liveId,
    fromSeconds: 20,
    toSeconds: 21,
  });
  expect(rows[0].replay.hits).toMatchObject([{ by: messages[0].name }]);
  // At once, as the messages themselves are read.
  await call(doctor, 'deleteLiveMessage', { msgId: first });
  expect(await list('鹁鸪先不动')).toEqual([]);
  expect(await list('鹁鸪%')).toEqual([]);
  await setStatus(LiveStatus.end);
  expect(await list('鹁鸪在第')).toEqual([]);
});

test('a replay that is paused or announced again is not found by what was written', async () => {
  await send(20, '先前的蘼芜');
  await setStatus(LiveStatus.replay);
  expect(await find('蘼芜')).toHaveLength(1);
  await sql`update live_chat set texts_unindexed = true where live_id = ${liveId}`;
  await setStatus(LiveStatus.replayPause);
  expect(await find('蘼芜')).toBeNull();
  await sql`insert into live_status_change (live_id, transition, actor, "from", "to", at)
    values (${liveId}, 'approve', 'operator', 10, 20, ${new Date(startedAt + 30_000).toISOString()})`;
  await sql`update live_event set status = ${LiveStatus.living} where id = ${liveId}`;
  await send(40, '现在的蘼芜');
  await setStatus(LiveStatus.replay);
  expect(await find('蘼芜')).toEqual([[40, 'message', '现在的蘼芜']]);
});

test('the messages of a replay that is a video are distributed over it', async () => {
  await send(20, '视频里的旃檀');
  await sql`update live_event set playback_video_id = 'v07', plan_start_at = ${new Date(startedAt).toISOString()},
    plan_end_at = ${new Date(startedAt + 40_000).toISOString()} where id = ${liveId}`;
  await setStatus(LiveStatus.replay);
  const [video] = await sql`select duration_seconds as seconds from resource where id = 'v07'`;
  expect(await find('旃檀')).toEqual([[Math.floor(video?.['seconds'] / 2), 'message', '视频里的旃檀']]);
});

test('an erased account leaves its messages without a name, and deleted questions leave the index', async () => {
  await call(leaving, 'joinInActivity', { activityId: liveId });
  const sent = await send(20, '看这里的蜾蠃', leaving);
  const { list } = await call(doctor, 'getRealtimeMessage', { activityId: liveId });
  const { userId } = list.find(({ msgId }: { msgId: string }) => msgId === sent).msgUserInfo;
  await send(22, `<@${userId}> 同意蜾蠃`);
  await answerByVoice(30, '何时用蜾蠃？');
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  await call(leaving, 'requestCancellation', { bandToken });
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  await setStatus(LiveStatus.replay);
  const member = await gateway.login('13900000002');
  expect(await find('蜾蠃', member)).toEqual([
    [20, 'message', '看这里的蜾蠃'],
    [22, 'message', '同意蜾蠃'],
    [30, 'answer', '何时用蜾蠃？'],
  ]);
  await sql`update live_event set playback_video_id = 'v07' where id = ${liveId}`;
  clock.advance(400 * DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  await index();
  const later = await gateway.login('13900000002');
  expect((await find('蜾蠃', later))?.map(([, kind]: [number, string]) => kind)).toEqual(['message', 'message']);
});

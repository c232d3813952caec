import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { LiveStatus, SpeakState } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const nurse = await gateway.login('13900000004');
const member = await gateway.login('13900000009');
const plain = await gateway.login('13900000001');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  liveId = await createRoomEvent(sql, ['sample-03']);
  await sql`insert into live_status_change (live_id, transition, actor, "from", "to", at)
    values (${liveId}, 'start', 'assistant', 20, 40, ${new Date(clock.now()).toISOString()})`;
});

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const ask = (browser: Browser, text: string, clientId = randomUUID()) => {
  clock.advance(1000);
  return call(browser, 'askLiveQuestion', { activityId: liveId, text, clientId });
};
const askId = async (browser: Browser, text: string): Promise<string> => (await ask(browser, text)).data.questionId;
const list = async (browser: Browser, more: object = {}) =>
  (await call(browser, 'listLiveQuestions', { activityId: liveId, ...more })).data;
const texts = async (browser: Browser, more: object = {}) =>
  (await list(browser, more)).list.map(({ text }: { text: string }) => text);
const vote = (browser: Browser, questionId: string, on = true) => call(browser, 'voteLiveQuestion', { questionId, on });
const decide = (browser: Browser, questionId: string, act: string, more: object = {}) =>
  call(browser, 'decideLiveQuestion', { activityId: liveId, questionId, act, ...more });

test('the questions of a replay of the sample have the seconds of its answers in the chat', async () => {
  const answered = (await call(visitor, 'listLiveQuestions', { activityId: 'l01', only: 'answered', order: 'new' }))
    .data;
  const chat = await call(visitor, 'getPlaybackRealtimeMessage', {
    activityId: 'l01',
    fromSeconds: 0,
    toSeconds: 100_000,
  });
  expect(answered.counts).toEqual({ waiting: 0, answered: 11, held: 0 });
  const lecturers = chat.data.list.filter(({ role }: { role: string }) => ['anchor', 'lecturer'].includes(role));
  const seconds = lecturers.map(({ replaySeconds }: { replaySeconds: number }) => replaySeconds);
  expect(answered.list.map((each: { answeredSeconds: number }) => each.answeredSeconds).toReversed()).toEqual(seconds);
  expect(answered.list.at(-1)).toMatchObject({
    text: '老师好，请问普通手术床做前路，患侧要垫高吗？',
    name: '陈医生',
    hospital: '云江・关节',
    lecturer: { name: '傅长宁' },
    // The event is planned for 7,200 s, its video is 144 s long.
    answeredSeconds: expect.closeTo(330 / 50),
  });
});

test('a question is read by everybody, with who asked it, and repeated sends are one', async () => {
  const clientId = randomUUID();
  const first = await ask(doctor, ' 入点\n怎么选？ ', clientId);
  expect(first.data).toMatchObject({
    text: '入点 怎么选？',
    name: '周予安',
    state: 'open',
    votes: 0,
    own: { isAsked: true, isVoted: false },
    answeredSeconds: null,
  });
  expect((await ask(doctor, '入点怎么选？', clientId)).data.questionId).toBe(first.data.questionId);
  const read = await list(visitor);
  expect(read.list).toEqual([{ ...first.data, own: { isAsked: false, isVoted: false } }]);
  expect(read.counts).toEqual({ waiting: 1, answered: 0, held: 0 });
  expect(JSON.stringify(read)).not.toContain('sample-0');
  expect((await call(visitor, 'joinInActivity', { activityId: liveId, channel: 'pc' })).data.room.questionNum).toBe(1);
});

test('votes count once per account, and order the hot list below the pinned ones', async () => {
  const [first, second, third] = [await askId(doctor, '一'), await askId(doctor, '二'), await askId(member, '三')];
  expect(await texts(visitor)).toEqual(['一', '二', '三']);
  await Promise.all([1, 2, 3].map(() => vote(nurse, second)));
  expect((await vote(member, second)).data).toEqual({ votes: 2 });
  expect((await vote(nurse, third)).data).toEqual({ votes: 1 });
  expect(await texts(visitor)).toEqual(['二', '三', '一']);
  expect(await texts(visitor, { order: 'new' })).toEqual(['三', '二', '一']);
  expect((await list(nurse)).list[0].own).toEqual({ isAsked: false, isVoted: true });
  expect((await vote(member, second, false)).data).toEqual({ votes: 1 });
  expect((await vote(doctor, first)).code).toBe(errors.notAllowed.code);
  expect((await vote(visitor, first)).code).toBe(errors.notLoggedIn.code);
  expect((await vote(nurse, 'unknown')).code).toBe(errors.notFound.code);
  await decide(assistant, first, 'pin');
  expect((await list(visitor)).list[0]).toMatchObject({ text: '一', isPinned: true });
});

test('pages follow each other without a gap in both orders', async () => {
  for (let number = 1; number <= 25; number++)
    await sql`insert into live_question (id, live_id, client_id, text, state, votes, asked_at)
      values (${`${liveId}-${String(number).padStart(2, '0')}`}, ${liveId}, ${String(number)}, ${String(number)}, 'open',
        ${number % 3}, now())`;
  for (const order of ['hot', 'new']) {
    const first = await list(visitor, { order });
    const second = await list(visitor, { order, cursor: first.nextCursor });
    const read = [...first.list, ...second.list].map(({ text }: { text: string }) => Number(text));
    expect(new Set(read).size).toBe(25);
    expect(read).toEqual(read.toSorted((a, b) => (order === 'new' ? b - a : (b % 3) - (a % 3) || a - b)));
    expect(second.nextCursor).toBeNull();
  }
  const wrong = await call(visitor, 'listLiveQuestions', { activityId: liveId, cursor: 'eyJ9' });
  expect(wrong.code).toBe(errors.badInput.code);
});

test('a fourth question waits until one of three is answered or withdrawn', async () => {
  const answers = await Promise.all(['一', '二', '三', '四', '五'].map((text) => ask(doctor, text)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    0,
    0,
    0,
    errors.questionsWaiting.code,
    errors.questionsWaiting.code,
  ]);
  const [own] = (await list(doctor, { order: 'mine' })).list;
  expect((await call(member, 'withdrawLiveQuestion', { questionId: own.questionId })).code).toBe(errors.notFound.code);
  expect((await call(doctor, 'withdrawLiveQuestion', { questionId: own.questionId })).code).toBe(0);
  expect((await ask(doctor, '六')).code).toBe(0);
  expect(await texts(visitor)).not.toContain(own.text);
});

test('questions are asked before the start, and not after the end or where they are closed', async () => {
  const set = (status: number, replyType = 0) =>
    sql`update live_event set status = ${status}, reply_type = ${replyType} where id = ${liveId}`;
  await set(LiveStatus.advertise);
  expect((await ask(doctor, '一')).code).toBe(0);
  await set(LiveStatus.living, 2);
  expect((await ask(doctor, '二')).code).toBe(errors.questionsClosed.code);
  await set(LiveStatus.end);
  expect((await ask(doctor, '二')).code).toBe(errors.chatClosed.code);
  expect(await texts(visitor)).toEqual(['一']);
});

test('nobody asks who could not write in the chat, and nothing names a patient', async () => {
  expect((await ask(visitor, '一')).code).toBe(errors.notLoggedIn.code);
  expect((await ask(doctor, '我们27床的患者怎么办？')).code).toBe(errors.patientData.code);
  expect((await ask(doctor, ' ')).code).toBe(errors.badInput.code);
  expect((await ask(doctor, '问'.repeat(201))).code).toBe(errors.badInput.code);
  await sql`update live_event set authorize_type = 'auth' where id = ${liveId}`;
  expect((await ask(plain, '一')).code).toBe(errors.certificationMissing.code);
  await call(doctor, 'joinInActivity', { activityId: liveId, channel: 'pc' });
  const [person] = (await call(assistant, 'getUserList', { activityId: liveId })).data.list;
  await call(assistant, 'updateSpeakState', {
    activityId: liveId,
    userId: person.userId,
    speakState: SpeakState.muted,
  });
  expect((await ask(doctor, '一')).code).toBe(errors.chatMuted.code);
  expect((await list(visitor)).list).toEqual([]);
});

test('a held question is seen by who asked it and the assistants, until it passes', async () => {
  await sql`update live_event set reply_type = 1 where id = ${liveId}`;
  const { data } = await ask(doctor, '要不要换短钉？');
  expect(data.state).toBe('held');
  expect(await texts(visitor)).toEqual([]);
  expect(await texts(member, { order: 'mine' })).toEqual([]);
  expect(await texts(doctor, { order: 'mine' })).toEqual(['要不要换短钉？']);
  expect(await list(assistant, { only: 'held' })).toMatchObject({ list: [{ state: 'held' }], counts: { held: 1 } });
  expect((await call(member, 'listLiveQuestions', { activityId: liveId, only: 'held' })).code).toBe(
    errors.notAllowed.code,
  );
  expect((await vote(member, data.questionId)).code).toBe(errors.notFound.code);
  expect((await decide(assistant, data.questionId, 'pass')).data.state).toBe('open');
  expect(await texts(visitor)).toEqual(['要不要换短钉？']);
});

test('an answer is counted from the start, one at a time, and is followed by another in writing', async () => {
  const [first, second] = [await askId(doctor, '一'), await askId(member, '二')];
  clock.advance(750_000 - 2000);
  await decide(assistant, first, 'start');
  expect((await list(visitor)).list).toMatchObject([
    { text: '一', state: 'answering', answeredAt: clock.now(), answeredSeconds: 750 },
    { text: '二', state: 'open' },
  ]);
  expect((await call(doctor, 'withdrawLiveQuestion', { questionId: first })).code).toBe(errors.conflict.code);
  clock.advance(60_000);
  await decide(assistant, second, 'start');
  await decide(assistant, second, 'finish');
  const answered = await list(visitor, { only: 'answered' });
  expect(answered.counts).toEqual({ waiting: 0, answered: 2, held: 0 });
  expect(answered.list).toMatchObject([
    { text: '一', answeredSeconds: 750 },
    { text: '二', answeredSeconds: 810 },
  ]);
  const written = await decide(assistant, first, 'answer', { text: '先看S2通道高度' });
  expect(written.data).toMatchObject({ state: 'answered', answer: '先看S2通道高度', answeredSeconds: 750 });
  expect((await decide(assistant, first, 'answer')).code).toBe(errors.badInput.code);
  expect((await decide(assistant, first, 'start')).code).toBe(errors.conflict.code);
});

test('merged questions join their voters, each once, and who asked counts as one', async () => {
  const [from, into] = [await askId(doctor, '一'), await askId(member, '二')];
  await vote(nurse, from);
  await vote(nurse, into);
  await vote(member, from);
  // Ten votes of the sample, which have no accounts.
  await sql`update live_question set votes = votes + 10 where id = ${into}`;
  const merged = await decide(assistant, from, 'merge', { intoId: into });
  expect(merged.data).toMatchObject({ questionId: into, votes: 12 });
  expect(await texts(visitor)).toEqual(['二']);
  expect((await list(doctor)).list[0].own).toEqual({ isAsked: false, isVoted: true });
  expect((await decide(assistant, into, 'merge', { intoId: into })).code).toBe(errors.badInput.code);
  expect((await decide(assistant, into, 'merge', { intoId: from })).code).toBe(errors.conflict.code);
  expect((await decide(assistant, into, 'merge')).code).toBe(errors.badInput.code);
});

test('a lecturer answers in writing, also after the end, and decides nothing else', async () => {
  const questionId = await askId(member, '一');
  await sql`delete from live_lecturer where live_id = ${liveId}`;
  const [lecturer] = await sql`select id, name from doctor where account_id = 'sample-02'`;
  await sql`insert into live_lecturer (live_id, doctor_id, position) values (${liveId}, ${lecturer?.id}, 0)`;
  expect((await decide(assistant, questionId, 'assign', { lecturerId: lecturer?.id })).data.lecturer).toEqual({
    id: lecturer?.id,
    name: lecturer?.name,
  });
  expect((await decide(assistant, questionId, 'assign', { lecturerId: 'nobody' })).code).toBe(errors.badInput.code);
  expect((await decide(assistant, questionId, 'assign')).code).toBe(errors.badInput.code);
  expect((await decide(doctor, questionId, 'pin')).code).toBe(errors.notAllowed.code);
  expect((await decide(member, questionId, 'answer', { text: '一' })).code).toBe(errors.notAllowed.code);
  await sql`update live_event set status = ${LiveStatus.end} where id = ${liveId}`;
  const answer = await decide(doctor, questionId, 'answer', { text: '单侧固定六周后复查' });
  expect(answer.data).toMatchObject({
    state: 'answered',
    lecturer: { id: lecturer?.id },
    answer: '单侧固定六周后复查',
    answeredAt: null,
    answeredSeconds: null,
  });
  expect((await decide(visitor, questionId, 'pin')).code).toBe(errors.notLoggedIn.code);
  expect((await decide(assistant, 'unknown', 'pin')).code).toBe(errors.notFound.code);
});

test('in a replay an answer has the second of the replay', async () => {
  const questionId = await askId(doctor, '一');
  await decide(assistant, questionId, 'start');
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = 'v14',
    plan_start_at = ${new Date(clock.now() - 60_000).toISOString()}, plan_end_at = ${new Date(clock.now() + 60_000).toISOString()} where id = ${liveId}`;
  const [video] = await sql`select duration_seconds from resource where id = 'v14'`;
  expect((await list(visitor)).list[0].answeredSeconds).toBeCloseTo(video?.duration_seconds / 2, 0);
});

test('in the replay of a channel an answer has the second of that channel, without the pauses', async () => {
  const [first, second] = [await askId(doctor, '一'), await askId(member, '二')];
  const startedAt = clock.now();
  for (const [number, delay] of [[1, 0] as const, [2, 4000] as const]) {
    await sql`insert into live_channel (id, live_id, position, name, type)
      values (${`${liveId}-${number}`}, ${liveId}, ${number - 1}, ${String(number)}, 'main')`;
    await storeRecording(gateway, `${liveId}-${number}`, [
      { startedAt: startedAt + delay, segments: 5 },
      { startedAt: startedAt + 60_000, segments: 5 },
    ]);
  }
  clock.advance(6000);
  await decide(assistant, first, 'start');
  clock.advance(56_000);
  await decide(assistant, second, 'start');
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = null where id = ${liveId}`;
  const seconds = async (channel: string) =>
    (await list(visitor, { order: 'new', channelId: `${liveId}-${channel}` })).list.map(
      (question: { answeredSeconds: number }) => question.answeredSeconds,
    );
  expect(await seconds('1')).toEqual([12, 6]);
  expect(await seconds('2')).toEqual([12, 2]);
  const unknown = { activityId: liveId, channelId: 'l01-1' };
  expect((await call(visitor, 'listLiveQuestions', unknown)).code).toBe(errors.notFound.code);
});

import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_PAUSE_MS, type LiveTransition } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { createMoveLiveStatus } from '../../live/status/move-status-service.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { db, sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const nurse = await gateway.login('13900000004');
afterAll(() => gateway.close());

const activityId = await createRoomEvent(sql, ['sample-03']);

type Name = Parameters<Browser['call']>[0];

/** The calls that name an object of the event, and not the event. */
const OF_OBJECTS: readonly Name[] = ['deleteLiveMessage', 'voteLiveQuestion', 'voteLivePoll'];

const call = async (browser: Browser, name: Name, payload: object) =>
  (await browser.call(name, { ...(!OF_OBJECTS.includes(name) && { activityId }), ...payload })).json();
const data = async (...args: Parameters<typeof call>) => {
  const reply = await call(...args);
  expect(reply.code, args[1]).toBe(0);
  return reply.data;
};
const code = async (...args: Parameters<typeof call>) => (await call(...args)).code;
async function send(browser: Browser, msg: string): Promise<string> {
  clock.advance(CHAT_PAUSE_MS);
  return (await data(browser, 'sendLiveMessage', { msg, hash: randomUUID() })).msgId;
}
const ask = async (text: string): Promise<string> =>
  (await data(doctor, 'askLiveQuestion', { text, clientId: randomUUID() })).questionId;
async function openPoll(text: string): Promise<string> {
  const { pollId } = await data(assistant, 'saveLivePoll', { text, options: ['是', '否'] });
  await data(assistant, 'moveLivePoll', { pollId, act: 'open' });
  return pollId;
}
async function move(...transitions: readonly LiveTransition[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const transition of transitions)
      await createMoveLiveStatus(gateway.deps)(tx, {
        liveId: activityId,
        transition,
        actor: transition === 'start' ? 'encoder' : 'operator',
      });
  });
}

/** Reads the room as the pages of an assistant and of a visitor show it. */
async function readRoom() {
  const { statistics, room } = await data(visitor, 'joinInActivity', { channel: 'pc' });
  const list = async (browser: Browser, name: Name, payload: object = {}) => (await data(browser, name, payload)).list;
  const people = await list(assistant, 'getUserList', { userName: '', queryType: 0, userPlatformType: 0 });
  return {
    messageNum: statistics.messageNum,
    questionNum: room.questionNum,
    pollAt: room.pollAt,
    texts: (await list(visitor, 'getHistoryMessages')).map(({ msg }: { msg: string }) => msg),
    missed: (await list(visitor, 'getRealtimeMessage', { since: 0 })).length,
    deleted: (await list(assistant, 'getHistoryMessages', { only: 'deleted' })).length,
    held: (await list(assistant, 'listHeldMessages')).length,
    reported: (await list(assistant, 'listReportedMessages')).length,
    notices: (await list(assistant, 'getLiveMeetingNoticeList', { pageNum: 1, pageSize: 20 })).length,
    questions: (await list(visitor, 'listLiveQuestions', { order: 'new' })).length,
    own: (await list(doctor, 'listLiveQuestions', { order: 'mine' })).length,
    polls: (await list(assistant, 'listLivePolls')).map(({ text }: { text: string }) => text),
    votes: (await data(assistant, 'getLiveFigures', {})).totals.votes,
    sent: people.map((person: { moderation: { messageNum: number } }) => person.moderation.messageNum),
  };
}

const EMPTY = {
  messageNum: 0,
  questionNum: 0,
  pollAt: null,
  texts: [],
  missed: 0,
  deleted: 0,
  held: 0,
  reported: 0,
  notices: 0,
  questions: 0,
  own: 0,
  polls: ['备用'],
  votes: 0,
};

test('an event that is announced again starts without the messages, questions and polls of before, which stay stored', async () => {
  for (const browser of [doctor, assistant, nurse]) await data(browser, 'joinInActivity', { channel: 'pc' });
  const first = await send(doctor, '第一场的发言');
  const removed = await send(doctor, '第一场删除的发言');
  await data(assistant, 'deleteLiveMessage', { msgId: removed });
  await data(nurse, 'reportLiveMessage', { msgId: first, reason: 'advertising', note: '' });
  await data(assistant, 'updateLiveRoom', { isReviewed: true });
  const held = await send(nurse, '第一场待审的发言');
  await data(assistant, 'updateLiveRoom', { isReviewed: false });
  const { meetingNoticeId } = await data(assistant, 'saveLiveMeetingNotice', { noticeContent: '公告', inChat: true });
  const questionId = await ask('第一场的问题');
  for (const text of ['第二个', '第三个']) await ask(text);
  const pollId = await openPoll('第一场的投票');
  await data(nurse, 'voteLivePoll', { pollId, option: 0 });
  await data(assistant, 'saveLivePoll', { text: '备用', options: ['是', '否'] });
  expect(await readRoom()).toMatchObject({ messageNum: 1, missed: 4, deleted: 1, held: 1, reported: 1, notices: 1 });

  clock.advance(60_000);
  const readAnnouncedAt = async () =>
    (await data(visitor, 'getActivityDetail', {})).meetingActivity.announcedAt as number | null;
  expect(await readAnnouncedAt()).not.toBe(clock.now());
  await move('end', 'disable', 'enable', 'submit', 'approve');
  // By it an open page knows that its lists start again.
  expect(await readAnnouncedAt()).toBe(clock.now());
  for (const browser of [doctor, assistant, nurse]) await data(browser, 'joinInActivity', { channel: 'pc' });
  expect(await readRoom()).toEqual({ ...EMPTY, sent: [0, 0, 0] });
  await move('start');
  const { notFound } = errors;
  expect(await code(assistant, 'deleteLiveMessage', { msgId: first })).toBe(notFound.code);
  expect(await code(assistant, 'decideHeldMessage', { msgId: held, decision: 'release', reason: '' })).toBe(
    notFound.code,
  );
  expect(await code(assistant, 'deleteLiveMeetingNotice', { meetingNoticeId })).toBe(notFound.code);
  expect(await code(nurse, 'reportLiveMessage', { msgId: first, reason: 'advertising', note: '' })).toBe(notFound.code);
  expect(await code(nurse, 'voteLiveQuestion', { questionId, on: true })).toBe(notFound.code);
  expect(await code(doctor, 'voteLivePoll', { pollId, option: 0 })).toBe(notFound.code);
  const quoting = { msg: '引用', hash: randomUUID(), quoteMsgId: first };
  expect(await code(doctor, 'sendLiveMessage', quoting)).toBe(notFound.code);

  const next = await send(doctor, '第二场的发言');
  await ask('第二场的问题');
  const nextPoll = await openPoll('第二场的投票');
  await data(nurse, 'voteLivePoll', { pollId: nextPoll, option: 1 });
  expect(await readRoom()).toEqual({
    ...EMPTY,
    messageNum: 1,
    questionNum: 1,
    pollAt: clock.now(),
    texts: ['第二场的发言'],
    missed: 1,
    questions: 1,
    own: 1,
    polls: ['第二场的投票', '备用'],
    votes: 1,
    sent: expect.arrayContaining([1, 0, 0]),
  });
  await data(assistant, 'deleteLiveMessage', { msgId: next });
  expect((await readRoom()).messageNum).toBe(0);

  const [stored] = await sql`
    select (select count(*)::int from live_message where live_id = ${activityId} and msg_type = 1) as messages,
      (select count(*)::int from live_question where live_id = ${activityId}) as questions,
      (select count(*)::int from live_poll where live_id = ${activityId}) as polls`;
  expect(stored).toEqual({ messages: 4, questions: 4, polls: 3 });
});

test('a ban stays when the event is announced again', async () => {
  const userId = (await data(doctor, 'joinInActivity', { channel: 'pc' })).own.userIds[0];
  expect(await code(assistant, 'updateSpeakState', { userId, speakState: 2, reason: '广告' })).toBe(0);
  clock.advance(60_000);
  await move('end', 'disable', 'enable', 'submit', 'approve', 'start');
  const { userChatRoomAuth } = await data(doctor, 'joinInActivity', { channel: 'pc' });
  expect(userChatRoomAuth).toMatchObject({ type: 4, reason: 'banned' });
});

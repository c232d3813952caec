import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_PAUSE_MS, ChatAuthType, ChatMessageType, LiveStatus, OWN_DELETION_MS, SpeakState } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { changeAssistant } from '../../live/assistant/assistant-service.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const colleague = await gateway.login('13900000004');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  clock.advance(CHAT_PAUSE_MS);
  liveId = await createRoomEvent(sql, ['sample-03', 'sample-04']);
});

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const send = (browser: Browser, msg: string, more: object = {}) => {
  clock.advance(CHAT_PAUSE_MS);
  return call(browser, 'sendLiveMessage', { activityId: liveId, msg, hash: randomUUID(), ...more });
};
const sendId = async (browser: Browser, msg: string, more: object = {}): Promise<string> =>
  (await send(browser, msg, more)).data.msgId;
const join = async (browser: Browser) =>
  (await call(browser, 'joinInActivity', { activityId: liveId, channel: 'pc' })).data;
const read = async (browser: Browser, more: object = {}) =>
  (await call(browser, 'getHistoryMessages', { activityId: liveId, ...more })).data.list.toReversed();
const remove = async (browser: Browser, msgId: string) => (await call(browser, 'deleteLiveMessage', { msgId })).code;
const userIdOf = async (browser: Browser, msg = '我的发言'): Promise<string> => {
  const id = await sendId(browser, msg);
  return (await read(visitor)).find(({ msgId }: { msgId: string }) => msgId === id).msgUserInfo.userId;
};
const speak = async (browser: Browser, userId: string, speakState: number, more: object = {}) =>
  (await call(browser, 'updateSpeakState', { activityId: liveId, userId, speakState, ...more })).code;
const readAudit = () =>
  sql`select event, account_id, detail from audit_entry where detail->>'live' = ${liveId} order by id`;

test('a message that an assistant deletes is empty to everybody, and to assistants shown with who and when', async () => {
  const msgId = await sendId(doctor, '加微信领课件');
  const answer = await sendId(member, '不需要', { quoteMsgId: msgId });
  clock.advance(OWN_DELETION_MS * 10);
  expect(await remove(assistant, msgId)).toBe(0);
  const list = await read(visitor);
  expect(list).toMatchObject([
    { msgId, position: 1, msg: '', isDeleted: true, deletion: null },
    { msgId: answer, position: 2, quote: { msgId, msg: '', isDeleted: true } },
    { position: 3, msgType: ChatMessageType.deleted, target: { id: msgId }, name: '', msgUserInfo: { userId: '' } },
  ]);
  expect(JSON.stringify(list)).not.toContain('加微信');
  const deletion = { deletedAt: clock.now(), by: '秦望舒' };
  expect((await read(colleague))[0]).toMatchObject({ msg: '加微信领课件', isDeleted: true, deletion });
  expect(await read(assistant, { only: 'deleted' })).toMatchObject([{ msgId, msg: '加微信领课件', deletion }]);
  expect((await call(doctor, 'getHistoryMessages', { activityId: liveId, only: 'deleted' })).code).toBe(
    errors.notAllowed.code,
  );
  expect((await join(visitor)).statistics.messageNum).toBe(1);
  // Repeating it adds nothing.
  expect(await remove(colleague, msgId)).toBe(0);
  expect(await read(visitor)).toHaveLength(3);
  expect(await readAudit()).toEqual([
    { event: 'liveMessageDeleted', account_id: 'sample-03', detail: { live: liveId, message: msgId } },
  ]);
});

test('senders delete their own messages for two minutes, and nobody another one', async () => {
  const [early, late, foreign] = [await sendId(doctor, '一'), await sendId(doctor, '二'), await sendId(member, '三')];
  expect(await remove(doctor, early)).toBe(0);
  expect(await remove(doctor, foreign)).toBe(errors.notAllowed.code);
  expect(await remove(member, early)).toBe(errors.notAllowed.code);
  expect(await remove(visitor, late)).toBe(errors.notLoggedIn.code);
  expect(await remove(doctor, 'unknown')).toBe(errors.notFound.code);
  const entry = (await read(visitor)).at(-1);
  expect(await remove(doctor, entry.msgId)).toBe(errors.notFound.code);
  clock.advance(OWN_DELETION_MS + 1);
  expect(await remove(doctor, late)).toBe(errors.notAllowed.code);
  expect((await read(assistant))[0].deletion).toEqual({ deletedAt: expect.any(Number), by: null });
  expect((await read(visitor)).map(({ isDeleted }: { isDeleted: boolean }) => isDeleted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a deleted or foreign message cannot be quoted', async () => {
  const msgId = await sendId(doctor, '一');
  await remove(assistant, msgId);
  expect((await send(member, '二', { quoteMsgId: msgId })).code).toBe(errors.notFound.code);
});

test('a replay leaves deleted messages and actions out', async () => {
  const [deleted, shown] = [await sendId(doctor, '一'), await sendId(member, '二')];
  await remove(assistant, deleted);
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = 'v14' where id = ${liveId}`;
  const range = { activityId: liveId, fromSeconds: 0, toSeconds: 100_000 };
  const { list } = (await call(visitor, 'getPlaybackRealtimeMessage', range)).data;
  expect(list.map(({ msgId }: { msgId: string }) => msgId)).toEqual([shown]);
});

test('in a replay senders delete their own messages at any time, and nobody another one', async () => {
  const [own, other] = [await sendId(doctor, '一'), await sendId(member, '二')];
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = 'v14' where id = ${liveId}`;
  clock.advance(OWN_DELETION_MS * 10);
  const range = { activityId: liveId, fromSeconds: 0, toSeconds: 100_000 };
  const readReplay = async (browser: Browser) =>
    (await call(browser, 'getPlaybackRealtimeMessage', range)).data.list.map(
      ({ msg, isOwn }: { msg: string; isOwn: boolean }) => [msg, isOwn],
    );
  const shown = (isOwn: boolean) => [
    ['一', isOwn],
    ['二', false],
  ];
  expect(await readReplay(doctor)).toEqual(shown(true));
  expect(await readReplay(visitor)).toEqual(shown(false));
  expect(await remove(doctor, other)).toBe(errors.notAllowed.code);
  expect(await remove(visitor, own)).toBe(errors.notLoggedIn.code);
  expect(await remove(doctor, own)).toBe(0);
  expect(await readReplay(doctor)).toEqual([['二', false]]);
  await sql`update live_event set status = ${LiveStatus.replayPause} where id = ${liveId}`;
  expect(await remove(member, other)).toBe(errors.notAllowed.code);
});

test('a held or refused message is not in a replay', async () => {
  await call(assistant, 'updateLiveRoom', { activityId: liveId, isReviewed: true });
  const [refused, held, released] = [
    await sendId(doctor, '一'),
    await sendId(doctor, '二'),
    await sendId(doctor, '三'),
  ];
  await call(assistant, 'decideHeldMessage', { activityId: liveId, msgId: refused, decision: 'refuse' });
  await call(assistant, 'decideHeldMessage', { activityId: liveId, msgId: released, decision: 'release' });
  await sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = 'v14' where id = ${liveId}`;
  const range = { activityId: liveId, fromSeconds: 0, toSeconds: 100_000 };
  const { list } = (await call(doctor, 'getPlaybackRealtimeMessage', range)).data;
  expect(list.map(({ msgId }: { msgId: string }) => msgId)).toEqual([released]);
  expect(await remove(doctor, held)).toBe(0);
});

test('a muted person cannot write until the mute is lifted, and the chat shows both', async () => {
  const userId = await userIdOf(doctor);
  expect(await speak(assistant, userId, SpeakState.muted, { reason: '请围绕手术讨论' })).toBe(0);
  expect((await join(doctor)).userChatRoomAuth).toEqual({ canEnter: false, type: ChatAuthType.muted, reason: '' });
  expect((await send(doctor, '再来')).code).toBe(errors.chatMuted.code);
  expect(await speak(colleague, userId, SpeakState.free)).toBe(0);
  expect((await send(doctor, '谢谢')).code).toBe(0);
  expect((await read(visitor)).slice(1, 3)).toMatchObject([
    { msgType: ChatMessageType.muted, target: { id: userId, name: '周予安' }, name: '' },
    { msgType: ChatMessageType.unmuted, target: { id: userId, name: '周予安' } },
  ]);
  expect(await readAudit()).toMatchObject([
    { event: 'liveSpeakStateChanged', account_id: 'sample-03', detail: { account: 'sample-02', speakState: 1 } },
    { event: 'liveSpeakStateChanged', account_id: 'sample-04', detail: { account: 'sample-02', speakState: 0 } },
  ]);
});

test('a ban takes the messages along, cannot be lifted, and holds in this event alone', async () => {
  const userId = await userIdOf(member, '低价转让会员');
  await sendId(member, '联系我');
  await sendId(doctor, '请问入点？');
  expect(await speak(assistant, userId, SpeakState.banned, { withMessages: true })).toBe(0);
  expect((await join(member)).userChatRoomAuth).toEqual({
    canEnter: false,
    type: ChatAuthType.closed,
    reason: 'banned',
  });
  const refused = await send(member, '再来');
  expect([refused.code, refused.message]).toEqual([errors.chatClosed.code, '您已被移出聊天室']);
  expect(await speak(colleague, userId, SpeakState.free)).toBe(errors.conflict.code);
  expect(await speak(colleague, userId, SpeakState.muted)).toBe(errors.conflict.code);
  expect((await read(visitor)).map(({ msgType, msg }: { msgType: number; msg: string }) => [msgType, msg])).toEqual([
    [1, ''],
    [1, ''],
    [1, '请问入点？'],
    [4, ''],
    [3, ''],
    [3, ''],
  ]);
  liveId = 'l07';
  expect((await send(member, '这里可以')).code).toBe(0);
});

test('assistants, lecturers, strangers and the caller cannot be muted, and nobody else mutes', async () => {
  const [ofDoctor, ofColleague, ofAssistant] = [
    await userIdOf(doctor),
    await userIdOf(colleague),
    await userIdOf(assistant),
  ];
  for (const userId of [ofColleague, ofAssistant])
    expect(await speak(assistant, userId, SpeakState.muted)).toBe(errors.notAllowed.code);
  expect(await speak(member, ofDoctor, SpeakState.muted)).toBe(errors.notAllowed.code);
  expect(await speak(visitor, ofDoctor, SpeakState.muted)).toBe(errors.notLoggedIn.code);
  expect(await speak(assistant, 'nobody', SpeakState.muted)).toBe(errors.notFound.code);
  expect(await speak(assistant, 'sample-02', SpeakState.muted)).toBe(errors.notFound.code);
  expect(await speak(assistant, ofDoctor, 7)).toBe(errors.badInput.code);
  await sql`insert into live_lecturer (live_id, doctor_id, position) select ${liveId}, id, 0 from doctor where account_id = 'sample-02'`;
  expect(await speak(assistant, ofDoctor, SpeakState.muted)).toBe(errors.notAllowed.code);
  expect(await readAudit()).toEqual([]);
});

test('an assistant who is dismissed while the page is open loses every right at once, and the pages are notified', async () => {
  const msgId = await sendId(doctor, '一');
  const { pollId } = (
    await call(assistant, 'saveLivePoll', { activityId: liveId, text: '怎么固定？', options: ['一', '二'] })
  ).data;
  const changed = new Promise((resolve) =>
    gateway.deps.contentEvents.onChange((ids) => ids?.includes(liveId) && resolve(true)),
  );
  const dismissal = { id: liveId, account: 'sample-03', isAppointed: false, by: '林' };
  expect(await changeAssistant(gateway.deps, dismissal)).toMatchObject({ isChanged: true });
  expect(await remove(assistant, msgId)).toBe(errors.notAllowed.code);
  for (const [name, payload] of [
    ['updateLiveRoom', { slowSeconds: 30 }],
    ['updateSpeakState', { userId: 'e01', speakState: SpeakState.muted }],
    ['saveLiveMeetingNotice', { noticeContent: '公告' }],
    ['decideHeldMessage', { msgId, decision: 'release' }],
    ['moveLivePoll', { pollId, act: 'open' }],
    ['listReportedMessages', {}],
    ['getLiveFigures', {}],
  ] as const)
    expect((await call(assistant, name, { activityId: liveId, ...payload })).code, name).toBe(errors.notAllowed.code);
  expect(await changed).toBe(true);
});

test('slow mode lets a sender write once in its time, and an assistant always', async () => {
  const rules = { activityId: liveId, slowSeconds: 30 };
  expect((await call(assistant, 'updateLiveRoom', rules)).data).toEqual({
    slowSeconds: 30,
    isReviewed: false,
    questionNum: 0,
    pollAt: null,
    words: [],
    floods: [],
  });
  expect((await join(member)).room.slowSeconds).toBe(30);
  await sendId(doctor, '一');
  clock.advance(9000);
  const refused = await send(doctor, '二');
  expect([refused.code, refused.data]).toEqual([errors.tooMany.code, { seconds: 20 }]);
  clock.advance(19_000);
  expect((await send(doctor, '二')).code).toBe(0);
  expect((await send(assistant, '三')).code).toBe(0);
  expect((await send(assistant, '四')).code).toBe(0);
  for (const slowSeconds of [5, -1, '30']) {
    const answer = await call(assistant, 'updateLiveRoom', { activityId: liveId, slowSeconds });
    expect(answer.code).toBe(errors.badInput.code);
  }
});

test('notices are published, put into the chat, and withdrawn', async () => {
  const publish = async (browser: Browser, noticeContent: string, inChat = false) =>
    call(browser, 'saveLiveMeetingNotice', { activityId: liveId, noticeContent, inChat });
  const list = async (browser: Browser) =>
    (await call(browser, 'getLiveMeetingNoticeList', { activityId: liveId })).data.list;
  const quiet = (await publish(assistant, '直播中请勿录屏')).data.meetingNoticeId;
  clock.advance(1000);
  const loud = (await publish(assistant, ' 20:30开始\n导针置入 ', true)).data.meetingNoticeId;
  expect(await list(visitor)).toMatchObject([
    { meetingNoticeId: loud, noticeContent: '20:30开始 导针置入', isDeleted: false, deletion: null },
    { meetingNoticeId: quiet },
  ]);
  expect(await read(visitor)).toMatchObject([
    { msgType: ChatMessageType.notice, target: { id: quiet }, msg: '' },
    { msgType: ChatMessageType.notice, target: { id: loud }, msg: '20:30开始 导针置入' },
  ]);
  const withdraw = (browser: Browser, meetingNoticeId: string) =>
    call(browser, 'deleteLiveMeetingNotice', { activityId: liveId, meetingNoticeId });
  expect((await withdraw(doctor, loud)).code).toBe(errors.notAllowed.code);
  expect((await withdraw(assistant, 'unknown')).code).toBe(errors.notFound.code);
  for (let times = 0; times < 2; times++) expect((await withdraw(assistant, loud)).code).toBe(0);
  expect((await list(visitor)).map(({ meetingNoticeId: id }: { meetingNoticeId: string }) => id)).toEqual([quiet]);
  expect((await list(colleague))[0]).toMatchObject({
    isDeleted: true,
    noticeContent: '20:30开始 导针置入',
    deletion: { by: '秦望舒' },
  });
  expect((await read(visitor)).slice(1)).toMatchObject([
    { msgType: ChatMessageType.notice, msg: '', isDeleted: true },
    { msgType: ChatMessageType.noticeWithdrawn, target: { id: loud } },
  ]);
  expect((await publish(assistant, '公'.repeat(201))).code).toBe(errors.badInput.code);
  expect((await publish(assistant, ' \u200B ')).code).toBe(errors.badInput.code);
  expect((await publish(doctor, '一')).code).toBe(errors.notAllowed.code);
  expect((await join(visitor)).statistics.messageNum).toBe(0);
});

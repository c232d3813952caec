import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_PAUSE_MS, ChatAuthType, LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createMessageWriteRepository } from './message-write-repository.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const plain = await gateway.login('13900000001');
const member = await gateway.login('13900000009');
const foreign = await gateway.login('doctor@osteon.example');
afterAll(() => gateway.close());
beforeEach(() => clock.advance(CHAT_PAUSE_MS));

const send = async (browser: Browser, payload: object) =>
  (
    await browser.call('sendLiveMessage', {
      activityId: 'l07',
      msg: '请问入点怎么选？',
      hash: randomUUID(),
      ...payload,
    })
  ).json();
const sendCode = async (browser: Browser, payload: object) => (await send(browser, payload)).code;
const join = async (browser: Browser, activityId: string) =>
  (await browser.call('joinInActivity', { activityId, channel: 'pc' })).json().data;
const readHistory = async (activityId: string, cursor?: string) =>
  (await visitor.call('getHistoryMessages', { activityId, ...(cursor && { cursor }) })).json().data;
const countRows = async () => (await sql`select count(*)::int as count from live_message`)[0]?.count;

test('a message is public to everybody, with its sender and its quote', async () => {
  const first = await send(doctor, { msg: ' 请问入点\n怎么选？\u202E' });
  expect(first).toMatchObject({ code: 0, data: { status: 1 } });
  clock.advance(5000);
  const hash = randomUUID();
  const second = await send(assistant, {
    activityId: 'l07',
    msg: '术者稍后回答',
    msgType: 17,
    msgUserStatus: 3,
    hash,
    quoteMsgId: first.data.msgId,
  });
  const { list } = await readHistory('l07');
  expect(list).toEqual([
    {
      msgId: second.data.msgId,
      position: 2,
      msgType: 17,
      msgUserStatus: 3,
      msgUserInfo: { userId: expect.stringMatching(/./) },
      hash,
      status: 1,
      msg: '术者稍后回答',
      isDeleted: false,
      deletion: null,
      target: null,
      sentAt: clock.now(),
      name: expect.stringMatching(/./),
      hospital: expect.any(String),
      isCertified: true,
      role: 'assistant',
      quote: { msgId: first.data.msgId, name: list[1].name, msg: '请问入点 怎么选？', isDeleted: false },
    },
    expect.objectContaining({
      msgId: first.data.msgId,
      msg: '请问入点 怎么选？',
      msgUserStatus: 1,
      role: '',
      quote: null,
    }),
  ]);
  expect(JSON.stringify(list)).not.toContain('sample-0');
});

test('twenty sends with one hash are one message, even after the chat has closed', async () => {
  const message = { activityId: 'l06', hash: randomUUID() };
  const before = await countRows();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(doctor, message)));
  const ids = new Set(sent.map(({ data }) => data.msgId));
  expect(ids.size).toBe(1);
  expect(await countRows()).toBe(before + 1);
  await sql`update live_event set status = ${LiveStatus.pause} where id = 'l06'`;
  expect(await sendCode(doctor, { activityId: 'l06', hash: randomUUID() })).toBe(errors.tooMany.code);
  await sql`update live_event set status = ${LiveStatus.end} where id = 'l06'`;
  clock.advance(CHAT_PAUSE_MS);
  expect((await send(doctor, message)).data).toEqual({ msgId: [...ids][0], hash: message.hash, status: 1 });
  expect(await sendCode(doctor, { activityId: 'l06' })).toBe(errors.chatClosed.code);
  // The hash of another sender is another message.
  await sql`update live_event set status = ${LiveStatus.living} where id = 'l06'`;
  expect((await send(assistant, message)).data.msgId).not.toBe([...ids][0]);
});

test('positions follow the order, however many senders are concurrent', async () => {
  const before = await readHistory('l08');
  const writers = [doctor, assistant, await gateway.login('13900000004'), member];
  for (const browser of writers) expect((await join(browser, 'l08')).userChatRoomAuth.canEnter).toBe(true);
  await Promise.all(writers.map((browser) => send(browser, { activityId: 'l08' })));
  const { list } = await readHistory('l08');
  expect(list.map(({ position }: { position: number }) => position)).toEqual([4, 3, 2, 1]);
  expect(before.list).toEqual([]);
  clock.advance(3000);
  expect((await join(visitor, 'l08')).statistics).toMatchObject({ messageNum: 4, onlineNum: 5 });
});

test.each([
  ['a visitor', 'l07', visitor, ChatAuthType.needLogin, '', errors.notLoggedIn],
  ['a doctor who is not certified', 'l08', plain, ChatAuthType.needCertification, '', errors.certificationMissing],
  ['everybody before the start', 'l09', doctor, ChatAuthType.allowed, 'notBegun', errors.chatClosed],
  ['everybody after the end', 'l01', doctor, ChatAuthType.closed, 'ended', errors.chatClosed],
])('%s may not write in %s, and nothing is stored', async (_sender, activityId, browser, type, reason, error) => {
  const before = await countRows();
  expect((await join(browser, activityId)).userChatRoomAuth).toEqual({ canEnter: false, type, reason });
  expect(await sendCode(browser, { activityId })).toBe(error.code);
  expect(await countRows()).toBe(before);
});

test.each([
  ['the event has ended', () => sql`update live_event set status = ${LiveStatus.end} where id = 'l15'`, 'chatClosed'],
  ['it was taken down', () => sql`update live_event set status = ${LiveStatus.disabled} where id = 'l15'`, 'notFound'],
  [
    'its sender is no longer certified',
    () => sql`update account set role_id = 5 where id = 'sample-09'`,
    'certificationMissing',
  ],
] as const)('a message that waited for others is refused if %s since', async (_what, change, error) => {
  await sql`update live_event set status = ${LiveStatus.living}, authorize_type = 'auth' where id = 'l15'`;
  const before = await countRows();
  let sending: Promise<number> | undefined;
  await gateway.deps.db.transaction(async (tx) => {
    await createMessageWriteRepository(tx).lockChat('l15');
    sending = sendCode(member, { activityId: 'l15' });
    await vi.waitFor(async () => {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting.length).toBe(1);
    }, 15_000);
    await change();
  });
  expect(await sending).toBe(errors[error].code);
  expect(await countRows()).toBe(before);
});

test('writing requires a verified phone, and of a foreign doctor the e-mail address', async () => {
  expect(await sendCode(foreign, {})).toBe(0);
  const customer = await gateway.login('13900000008');
  await sql`update account set mobile = null, email = 'eight@osteon.example' where id = 'sample-08'`;
  expect((await join(customer, 'l07')).userChatRoomAuth).toMatchObject({ canEnter: false, reason: 'phone' });
  expect(await sendCode(customer, {})).toBe(errors.phoneMissing.code);
  await sql`update account set mobile = '13900000008', email = null, international_status = 1 where id = 'sample-08'`;
  expect(await sendCode(customer, {})).toBe(errors.emailMissing.code);
});

test('nobody can write as another account, nor more than once a second', async () => {
  for (const call of ['joinInActivity', 'leaveActivity', 'sendLiveMessage'] as const) {
    const payload = {
      activityId: 'l07',
      userId: 'sample-03',
      ...(call === 'sendLiveMessage' && { msg: '好', hash: 'h' }),
    };
    for (const browser of [doctor, ...(call === 'sendLiveMessage' ? [] : [visitor])])
      expect((await browser.call(call, payload)).json().code).toBe(errors.notAllowed.code);
  }
  expect(await sendCode(doctor, { userId: 'sample-02', userType: 3, msgUserStatus: 3 })).toBe(0);
  expect((await readHistory('l07')).list[0]).toMatchObject({ msgUserStatus: 1, role: '' });
  clock.advance(CHAT_PAUSE_MS - 1);
  expect(await sendCode(doctor, {})).toBe(errors.tooMany.code);
  expect(await sendCode(assistant, {})).toBe(0);
  clock.advance(1);
  expect(await sendCode(doctor, {})).toBe(0);
});

test('of two hundred concurrent messages of one sender one is stored, and others can write meanwhile', async () => {
  const before = await countRows();
  const flood = Array.from({ length: 200 }, () => sendCode(doctor, { hash: randomUUID() }));
  expect(await sendCode(assistant, {})).toBe(0);
  const codes = await Promise.all(flood);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([0, errors.tooMany.code]));
  expect(await countRows()).toBe(before + 2);
});

test.each([
  ['markup stays text', '<img src=x onerror=alert(1)>[x](javascript:alert(1))', 0],
  ['two hundred characters are accepted', '骨'.repeat(200), 0],
  ['201 characters are too many', '骨'.repeat(201), errors.badInput.code],
  ['a hundred kilobytes are too many', 'x'.repeat(100_000), errors.badInput.code],
  ['an empty message is invalid', ' \u200B\n', errors.badInput.code],
  ['ten kilobytes are too many', 'x'.repeat(10_000), errors.badInput.code],
  ['emoji are accepted', '👍🏽🏥', 0],
  ['a control character is invalid', 'a\u0000b', errors.badInput.code],
  ['patient data is not accepted', '患者王建国，住院号20261103', errors.patientData.code],
])('%s', async (_what, msg, code) => {
  expect(await sendCode(doctor, { msg })).toBe(code);
  const [last] = (await readHistory('l07')).list;
  if (code === 0) expect(last.msg).toBe(msg);
  else expect(last.msg).not.toContain(msg.trim() || '\u200B');
});

test.each([
  ['overrides and isolates of the writing direction', '\u202Eabc\u2066d\u2069', 'abcd'],
  ['lines', '一\n\n二', '一 二'],
  ['joiners of emoji', '👨\u200D👩', '👨👩'],
])('%s are removed', async (_what, msg, stored) => {
  expect(await sendCode(doctor, { msg })).toBe(0);
  expect((await readHistory('l07')).list[0].msg).toBe(stored);
});

test.each([
  ['an unknown event', { activityId: 'l99' }, errors.notFound.code],
  ['a quote from another event', { quoteMsgId: 'l01-1' }, errors.notFound.code],
  ['a type that nobody sends', { msgType: 6 }, errors.badInput.code],
  ['a message without a hash', { hash: undefined }, errors.badInput.code],
])('%s is refused', async (_what, payload, code) => {
  expect(await sendCode(doctor, payload)).toBe(code);
});

test('the history is read by pages without a gap, and missed messages in order', async () => {
  const missed = async (since: number) =>
    (await visitor.call('getRealtimeMessage', { activityId: 'l03', since })).json().data;
  const all = await missed(0);
  expect(all).toMatchObject({ isComplete: true });
  expect(all.list).toHaveLength(32);
  const first = await readHistory('l03');
  const second = await readHistory('l03', first.nextCursor);
  expect(second.nextCursor).toBeNull();
  expect([...first.list, ...second.list].toReversed()).toEqual(all.list);
  expect((await missed(30)).list).toEqual(all.list.slice(30));
  await sql`
    insert into live_message (id, live_id, position, msg_type, msg_user_status, text, hash, sent_at)
    select 'many-' || n, 'l03', n, 1, 1, n::text, n::text, now() from generate_series(33, 300) as n`;
  expect(await missed(20)).toMatchObject({ isComplete: false, list: { length: 200 } });
  expect(await missed(220)).toMatchObject({ isComplete: true, list: { length: 80 } });
  expect((await visitor.call('getHistoryMessages', { activityId: 'l03', cursor: 'x' })).json().code).toBe(
    errors.badInput.code,
  );
  for (const call of [
    'getHistoryMessages',
    'getRealtimeMessage',
    'getLiveMeetingNoticeList',
    'joinInActivity',
  ] as const)
    expect((await visitor.call(call, { activityId: 'l99' })).json().code).toBe(errors.notFound.code);
});

test('the authors of a script are lecturers, an assistant and guests', async () => {
  const { list } = (await visitor.call('getRealtimeMessage', { activityId: 'l01' })).json().data;
  expect(list[0]).toMatchObject({ name: '会务助手-小泽', role: 'assistant', msgUserStatus: 3 });
  expect(list[1]).toMatchObject({ name: '陈医生', hospital: '云江・关节', role: '', isCertified: false });
  expect(list[3]).toMatchObject({ name: '傅长宁', role: 'lecturer', msgUserInfo: { userId: 'e30' } });
  expect(list[5]).toMatchObject({ name: '侯静澜', role: 'anchor' });
});

test('a viewer who leaves or is silent for long is no longer present', async () => {
  const others = [gateway.browser(), gateway.browser()];
  // Visitors are counted once they come back with their cookies (rules/room-presence#presence).
  for (const browser of [...others, ...others]) await join(browser, 'l09');
  const count = async () =>
    (await visitor.call('getActivityDetail', { activityId: 'l09' })).json().data.statistics.onlineNum;
  clock.advance(3000);
  const all = await count();
  await others[0]?.call('leaveActivity', { activityId: 'l09' });
  clock.advance(3000);
  expect(await count()).toBe(all - 1);
  clock.advance(150_000);
  expect(await count()).toBe(0);
});

test('the first viewer is present at once', async () => {
  await visitor.call('getActivityDetail', { activityId: 'l10' });
  expect((await join(visitor, 'l10')).statistics.onlineNum).toBe(1);
});

test('notices are listed, the latest first', async () => {
  const list = async (payload = {}) =>
    (await visitor.call('getLiveMeetingNoticeList', { activityId: 'l01', ...payload })).json().data;
  const { list: all, hasMore } = await list();
  expect(hasMore).toBe(false);
  expect(all).toHaveLength(3);
  expect(all[2].noticeContent).toContain('书面知情同意');
  expect(all[0].sendTime).toBeGreaterThan(all[1].sendTime);
  expect(await list({ pageNum: 2, pageSize: 2 })).toEqual({ list: [all[2]], hasMore: false });
  expect(await list({ pageSize: 2 })).toEqual({ list: all.slice(0, 2), hasMore: true });
});

import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_MENTIONS_MAX, CHAT_PAUSE_MS, CHAT_TEXT_MAX, FLOOD_HINT_MS, FLOOD_REFUSALS } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  clock.advance(CHAT_PAUSE_MS);
  liveId = await createRoomEvent(sql, ['sample-03']);
});

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const send = (browser: Browser, msg: string, more: object = {}) => {
  clock.advance(CHAT_PAUSE_MS);
  return call(browser, 'sendLiveMessage', { activityId: liveId, msg, hash: randomUUID(), ...more });
};
const join = async (browser: Browser) => (await call(browser, 'joinInActivity', { activityId: liveId })).data;
const joinAs = async (browser: Browser): Promise<string> => (await join(browser)).own.userIds.at(-1);
const read = async (browser: Browser) =>
  (await call(browser, 'getHistoryMessages', { activityId: liveId })).data.list.toReversed();
const nameOf = async (account: string): Promise<string> =>
  (
    await sql`select coalesce(d.name, a.name) as name from account a left join doctor d on d.account_id = a.id
    where a.id = ${account}`
  )[0]?.name;

test('a message mentions participants by their ids in the chat, and readers get the names', async () => {
  const [doctorId, memberId] = [await joinAs(doctor), await joinAs(member)];
  const { list } = await call(visitor, 'getUserList', { activityId: liveId }).then(({ data }) => data);
  expect(list.map(({ userId }: { userId: string }) => userId)).toEqual(expect.arrayContaining([doctorId, memberId]));
  const text = `<@${memberId}> 看<@nobody>，<@${doctorId}>`;
  const { msgId } = (await send(doctor, text)).data;
  const mentions = [
    { userId: memberId, name: await nameOf('sample-09') },
    { userId: doctorId, name: await nameOf('sample-02') },
  ];
  const [message] = await read(visitor);
  expect(message.msg).toBe(text);
  expect(message.mentions).toHaveLength(2);
  expect(message.mentions).toEqual(expect.arrayContaining(mentions));
  expect(JSON.stringify(message)).not.toContain('sample-0');
  // A quote has the plain text, and a message without mentions none.
  await send(member, '好', { quoteMsgId: msgId });
  const [, answer] = await read(visitor);
  expect(answer.quote.msg).toBe(`@${mentions[0]?.name} 看<@nobody>，@${mentions[1]?.name}`);
  expect(answer).not.toHaveProperty('mentions');
  // The ids are in no other event.
  const other = await createRoomEvent(sql, []);
  await call(doctor, 'sendLiveMessage', { activityId: other, msg: text, hash: randomUUID() });
  const [elsewhere] = (await call(visitor, 'getHistoryMessages', { activityId: other })).data.list;
  expect(elsewhere).not.toHaveProperty('mentions');
});

test('the name of a mentioned person counts, and the digits of an id are no patient data', async () => {
  await sql`insert into live_participant (live_id, account_id, user_id, joined_at)
    select ${liveId}, 'sample-09', 'u-13900000009', now() where not exists
    (select from live_participant where live_id = ${liveId} and account_id = 'sample-09')`;
  const [name, reference] = [await nameOf('sample-09'), '<@u-13900000009>'];
  const rest = CHAT_TEXT_MAX - Array.from(name).length - 1;
  expect((await send(doctor, `${reference}${'骨'.repeat(rest)}`)).code).toBe(0);
  expect((await send(doctor, `${reference}${'骨'.repeat(rest + 1)}`)).code).toBe(errors.badInput.code);
  const many = Array.from({ length: CHAT_MENTIONS_MAX + 1 }, (_, index) => `<@a${index}>`).join(' ');
  expect((await send(doctor, many)).code).toBe(errors.badInput.code);
  expect((await send(doctor, `${reference} 患者电话13812345678`)).code).toBe(errors.patientData.code);
  expect(await read(visitor)).toHaveLength(1);
});

test('who has blocked the sender is neither mentioned nor quoted', async () => {
  const [doctorId] = [await joinAs(doctor), await joinAs(member)];
  const { msgId } = (await send(doctor, '第一条')).data;
  const own = await sql`select id from doctor where account_id = 'sample-09'`;
  await sql`insert into account_block (account_id, blocked_id, public_profile_id, blocked_at)
    values ('sample-02', 'sample-09', ${own[0]?.id ?? doctorId}, now())`;
  expect((await send(member, `<@${doctorId}>`)).code).toBe(errors.blockedByPerson.code);
  expect((await send(member, '好', { quoteMsgId: msgId })).code).toBe(errors.blockedByPerson.code);
  expect((await send(member, '第二条')).code).toBe(0);
  // The blocker reads the entry without its text, and so do quotes of it.
  await send(assistant, '请看', { quoteMsgId: (await read(visitor))[1].msgId });
  expect(await read(doctor)).toMatchObject([
    { msg: '第一条' },
    { msg: '', isBlocked: true, position: 2 },
    { msg: '请看', quote: null },
  ]);
  expect((await call(doctor, 'getRealtimeMessage', { activityId: liveId, since: 1 })).data.list[0].msg).toBe('');
  expect((await join(doctor)).own.blockedIds).toEqual([own[0]?.id ?? doctorId]);
  // Nobody else notices it.
  expect(await read(visitor)).toMatchObject([{}, { msg: '第二条' }, { quote: { msg: '第二条' } }]);
  expect((await join(member)).own.blockedIds).toEqual([]);
  expect(await join(visitor)).not.toHaveProperty('own');
  await sql`delete from account_block where account_id = 'sample-02'`;
  expect((await read(doctor))[1].msg).toBe('第二条');
});

test('an assistant reads what blocked people write', async () => {
  await send(member, '第一条');
  const [profile] = await sql`select id from doctor where account_id is not null limit 1`;
  await sql`insert into account_block (account_id, blocked_id, public_profile_id, blocked_at)
    values ('sample-03', 'sample-09', ${profile?.id}, now())`;
  expect(await read(assistant)).toMatchObject([{ msg: '第一条' }]);
  expect((await join(assistant)).own.blockedIds).toEqual([]);
  await sql`delete from account_block where account_id = 'sample-03'`;
});

test('assistants, and nobody else, see who is refused twenty times a minute, until the person is muted', async () => {
  const memberId = await joinAs(member);
  await send(member, '第一条');
  const flood = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const answer = await call(member, 'sendLiveMessage', { activityId: liveId, msg: '加微信', hash: randomUUID() });
      expect(answer.code).toBe(errors.tooMany.code);
    }
  };
  await flood(FLOOD_REFUSALS - 1);
  expect((await join(assistant)).room.floods).toEqual([]);
  await flood(1);
  const floods = [{ userId: memberId, userName: await nameOf('sample-09') }];
  expect((await join(assistant)).room.floods).toEqual(floods);
  for (const other of [doctor, member, visitor]) expect((await join(other)).room.floods).toEqual([]);
  await call(assistant, 'updateSpeakState', { activityId: liveId, userId: memberId, speakState: 1 });
  expect((await join(assistant)).room.floods).toEqual([]);
  await call(assistant, 'updateSpeakState', { activityId: liveId, userId: memberId, speakState: 0 });
  expect((await join(assistant)).room.floods).toEqual(floods);
  clock.advance(FLOOD_HINT_MS);
  expect((await join(assistant)).room.floods).toEqual([]);
});

test('what pages have missed is shared by those who may read the same, and by no others', async () => {
  const { msgId } = (await send(member, '一')).data;
  const second = (await send(doctor, '二')).data.msgId;
  await send(doctor, '三', { quoteMsgId: msgId });
  await call(assistant, 'deleteLiveMessage', { msgId: second });
  await sql`insert into account_block (account_id, blocked_id, public_profile_id, blocked_at)
    values ('sample-02', 'sample-09', 'e01', now())`;
  const missed = async (browser: Browser, activityId = liveId) =>
    (await call(browser, 'getRealtimeMessage', { activityId, since: 0 })).data?.list.map(
      ({ msg, quote }: { msg: string; quote: { msg: string } | null }) => msg + (quote ? ` > ${quote.msg}` : ''),
    );
  const readers = [visitor, member, doctor, assistant, visitor];
  const [first, , blocker, moderator, ...others] = await Promise.all([
    ...readers.map((browser) => missed(browser)),
    missed(visitor, 'unknown'),
  ]);
  await sql`delete from account_block where account_id = 'sample-02'`;
  expect(first).toEqual(['一', '', '三 > 一', '']);
  expect(others).toEqual([first, undefined]);
  expect(blocker).toEqual(['', '', '三', '']);
  expect(moderator).toEqual(['一', '二', '三 > 一', '']);
});

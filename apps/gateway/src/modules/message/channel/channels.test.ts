import { randomUUID } from 'node:crypto';
import { MESSAGE_KINDS } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { couponCommand } from '../../membership/coupon-command.ts';

const item = { resourceType: 1, resourceId: 'v33' } as const;
const MOBILE = '13900000003';
const MAIL = 'zhou@osteon.example';

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let reader: Browser;
let name: string;

beforeAll(async () => {
  gateway = await testApp({ clock });
  await gateway.deps.sql`update account set email = ${MAIL} where id = 'sample-03'`;
  author = await gateway.login(MOBILE);
  reader = await gateway.login('13900000002');
  const [person] = await gateway.deps.sql`select name from doctor where account_id = 'sample-02'`;
  name = String(person?.['name']);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from message_preference`;
  await gateway.deps.sql`delete from message_quiet`;
  await gateway.deps.sql`delete from outbox_message`;
});

const preferences = async (by: Browser = author) => (await by.call('listMessagePreferences', {})).json().data;
/** Number of unread messages in the header. */
async function countReminders(): Promise<number> {
  const { data } = (await author.call('getMessageCount', {})).json();
  return data.scenePromptList.find(({ sceneCode }: { sceneCode: string }) => sceneCode === 'edu_message').promptNum;
}
const text = (title: string) => `您在骨元有一条新消息：${title}。登录后可查看，或在消息页的提醒方式中关闭。`;

/** Writes a comment to which the reader replies, and returns the messages that were sent to the author for it. */
async function answer(times = 1) {
  const write = async (by: Browser, parentId?: string): Promise<string> => {
    const payload = { ...item, text: 'text', clientId: randomUUID(), ...(parentId !== undefined && { parentId }) };
    return (await by.call('createComment', payload)).json().data.commentId;
  };
  const commentId = await write(author);
  for (let each = 0; each < times; each++) await write(reader, commentId);
  return listSent();
}

/** Waits until every event is published and every delivery has ended. */
async function listSent() {
  await vi.waitFor(async () => {
    expect(await gateway.deps.sql`select id from engagement_event where published_at is null`).toEqual([]);
    expect(await gateway.deps.sql`select id from delivery where state in ('queued', 'sending')`).toEqual([]);
  }, 15_000);
  return gateway.deps.sql`select kind, account, text from outbox_message order by kind`;
}

test('by default only the page notifies, and security always notifies by all channels', async () => {
  const { list, channels } = await preferences();
  expect(channels).toEqual(['mail', 'sms']);
  const byPage = { reminds: true, mail: false, sms: false };
  expect(list).toEqual([
    ...MESSAGE_KINDS.map((kind) => ({ scene: 'edu_message', kind, ...byPage })),
    { scene: 'live_activity_message', kind: 'notice', ...byPage },
    { scene: 'auth_coupon', kind: 'notice', ...byPage },
    { scene: 'account_security', kind: 'notice', reminds: true, mail: true, sms: true },
  ]);
  expect(await answer()).toEqual([]);
});

test('each channel is switched on separately, and sends a new message once', async () => {
  await author.call('saveMessagePreference', { scene: 'edu_message', sms: true });
  for (const kind of MESSAGE_KINDS) {
    expect((await preferences()).list).toContainEqual({
      scene: 'edu_message',
      kind,
      reminds: true,
      mail: false,
      sms: true,
    });
  }
  const title = `${name}回复了您的评论`;
  expect(await answer(3)).toEqual([{ kind: 'sms', account: MOBILE, text: `【骨元】${text(title)}` }]);
  await author.call('saveMessagePreference', { scene: 'edu_message', sms: false, mail: true, reminds: false });
  expect((await preferences()).list[0]).toMatchObject({ scene: 'edu_message', reminds: false, mail: true, sms: false });
  await gateway.deps.sql`delete from outbox_message`;
  const [mail, ...others] = await answer();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', account: MAIL });
  expect(mail?.['text']).toContain(`骨元有新消息\n${text(title)}\n\n退订本平台邮件：`);
});

test('a kind is switched on and off independently of the others of its scene', async () => {
  await author.call('saveMessagePreference', { scene: 'edu_message', sms: true });
  await author.call('saveMessagePreference', { scene: 'edu_message', kind: 'reply', sms: false, reminds: false });
  const { list } = await preferences();
  expect(list).toContainEqual({ scene: 'edu_message', kind: 'reply', reminds: false, mail: false, sms: false });
  expect(list).toContainEqual({ scene: 'edu_message', kind: 'comment', reminds: true, mail: false, sms: true });
  await author.call('markMessageRead', {});
  expect(await answer()).toEqual([]);
  expect(await countReminders()).toBe(0);
  await author.call('saveMessagePreference', { scene: 'edu_message', kind: 'reply', sms: true, reminds: true });
  expect(await countReminders()).toBe(1);
  expect(await answer()).toHaveLength(1);
});

test('nothing is sent in a pause or in quiet hours, and nothing later for it', async () => {
  await author.call('saveMessagePreference', { scene: 'edu_message', sms: true });
  await author.call('pauseReminders', { pause: 'twoHours' });
  expect(await answer()).toEqual([]);
  clock.advance(7_200_001);
  expect(await listSent()).toEqual([]);
  expect(await answer()).toHaveLength(1);
  const timeOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16);
  const hours = { from: timeOf(clock.now() - 600_000), to: timeOf(clock.now() + 600_000) };
  await author.call('saveQuietHours', { on: true, ...hours });
  expect(await answer()).toHaveLength(1);
});

test('a coupon is sent by the channels of its scene', async () => {
  await author.call('saveMessagePreference', { scene: 'auth_coupon', sms: true });
  const lines: string[] = [];
  for await (const line of couponCommand.read(['--account', MOBILE])(gateway.operator)) lines.push(line);
  expect(lines).toHaveLength(1);
  expect(await listSent()).toEqual([{ kind: 'sms', account: MOBILE, text: `【骨元】${text('您有一张会员优惠券')}` }]);
});

test('a channel without an address or a provider is not offered', async () => {
  expect((await preferences(reader)).channels).toEqual(['sms']);
  const env = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: '骨元 <no-reply@osteon.example>', WORKERS: 'off' };
  const mailOnly = await testApp({ clock, env, beside: gateway });
  const other = mailOnly.browser();
  for (const [cookie, value] of author.cookies) other.cookies.set(cookie, value);
  expect((await preferences(other)).channels).toEqual(['mail']);
  await mailOnly.close();
});

test.each([
  [{ scene: 'account_security', sms: false }],
  [{ scene: 'edu_message', sms: 'yes' }],
  [{ scene: 'edu_message', kind: 'praise', sms: true }],
  [{ scene: 'auth_coupon', kind: 'like', sms: true }],
  [{ scene: 'edu_message', app: true, mail: null }],
])('%j is refused and changes nothing', async (payload) => {
  expect((await author.call('saveMessagePreference', payload as never)).statusCode).toBe(400);
  expect((await gateway.browser().call('saveMessagePreference', payload as never)).statusCode).toBe(401);
  expect(await gateway.deps.sql`select * from message_preference`).toEqual([]);
});

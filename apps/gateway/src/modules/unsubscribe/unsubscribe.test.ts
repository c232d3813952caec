import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

let gateway: TestApp;
let names = 0;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

/** A new address with the link of its mails. */
function getLink() {
  const email = `reader${++names}@hospital.example`;
  const url = new URL(createUnsubscribeLinks(gateway.deps).buildLink(email));
  return { url, email, sign: url.searchParams.get('sign') ?? '' };
}

const read = ({ email, sign }: { email: string; sign: string }) =>
  gateway.browser().call('getEmailSubscription', { email, sign });
const set = ({ email, sign }: { email: string; sign: string }, undo = false) =>
  gateway.browser().call('unsubscribeEmail', { email, sign, undo });

test('one click unsubscribes an address, another one changes nothing, and undo resubscribes it', async () => {
  const { email, sign } = getLink();
  expect((await read({ email, sign })).json().data).toEqual({ email, subscribed: true });
  for (const _twice of [1, 2]) {
    expect((await set({ email, sign })).json()).toMatchObject({ code: 0, data: { email, subscribed: false } });
  }
  expect((await read({ email: email.toUpperCase(), sign })).json().data.subscribed).toBe(false);
  expect((await set({ email, sign }, true)).json().data.subscribed).toBe(true);
  expect((await read({ email, sign })).json().data.subscribed).toBe(true);
  const entries = await gateway.deps.sql`
    select event, outcome from audit_entry where event like 'email%subscribed' order by id`;
  expect(entries).toEqual([
    { event: 'emailUnsubscribed', outcome: 'done' },
    { event: 'emailResubscribed', outcome: 'done' },
  ]);
});

test('a forged link, one of another address and one without a signature are refused and change nothing', async () => {
  const mine = getLink();
  const theirs = getLink();
  for (const sign of [mine.sign, '', 'x'.repeat(43)]) {
    const reply = await set({ email: theirs.email, sign });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 40304, message: '退订链接无效' });
    expect((await read({ email: theirs.email, sign })).json()).toMatchObject({ code: 0, data: null });
  }
  expect((await read(theirs)).json().data.subscribed).toBe(true);
});

test('forged links are one entry in the audit log an hour and address', async () => {
  const read = () =>
    gateway.deps.sql`select ip from audit_entry where event = 'emailUnsubscribed' and outcome = 'refused'`;
  const path = '/edu/unsubscribeEmail?email=a@hospital.example&sign=forged';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (remoteAddress: string) =>
    gateway.app.inject({ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click', headers, remoteAddress });
  for (let forged = 0; forged < 20; forged++) expect((await post('198.18.5.1')).statusCode).toBe(403);
  await post('198.18.5.2');
  expect((await read()).map(({ ip }) => ip).filter((ip) => ip.startsWith('198.18.5.'))).toEqual([
    '198.18.5.1',
    '198.18.5.2',
  ]);
});

test("the button of a mail program posts to the mail's URL", async () => {
  const link = getLink();
  const post = (path: string, payload: string) =>
    gateway.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    });
  const path = link.url.pathname + link.url.search;
  expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
  expect((await read(link)).json().data.subscribed).toBe(false);
  expect((await post(`${path}x`, 'List-Unsubscribe=One-Click')).statusCode).toBe(403);
  expect((await post(path, 'anything=else')).statusCode).toBe(400);
});

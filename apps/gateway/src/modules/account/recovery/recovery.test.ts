import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { makeWrongCode, readCode } from '../../../../test/login-code.ts';

const clock = createFakeClock();
let gateway: TestApp;
let names = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20, env: { LIMITS: 'off' } });
});
afterAll(() => gateway.close());

/** A fresh account with an e-mail; returns the browser that is logged in with it. */
async function registered() {
  const browser = gateway.browser();
  const email = `owner${++names}@recover.example`;
  const validCode = await requestEmailCode(browser, 'registration', email);
  await browser.call('register', { account: email, validCode, password: 'Kuaile26!' });
  return { browser, email };
}

function grantFor(email: string, validCode: string) {
  return gateway.browser().call('verificationCodeLogin', { account: email, accountType: 'EMAIL', validCode });
}

/** A reset grant by a new code. */
async function granted(email: string): Promise<{ apiSign: string; baseData: string }> {
  return (await grantFor(email, await requestEmailCode(gateway.browser(), 'recovery', email))).json().data;
}

function reset(grant: { apiSign: string; baseData: string }, passwd: string) {
  return gateway.browser().call('updatePassword', { ...grant, passwd });
}

async function loginCode(email: string, passwd: string): Promise<number> {
  return (await gateway.browser().call('accountPasswdLogin', { email, passwd })).json().responseCode;
}

test('a code permits a reset; every session ends before the response, and the owner is notified', async () => {
  const { browser, email } = await registered();
  const reply = await grantFor(email, await requestEmailCode(gateway.browser(), 'recovery', email));
  expect(reply.json().data).toEqual({ apiSign: expect.any(String), baseData: expect.any(String) });
  expect(reply.cookies.map(({ name }) => name)).not.toContain('osteon_session');
  expect((await browser.call('checkSession', {})).json().data.status).toBe(0);

  expect((await reset(reply.json().data, 'newer1')).json()).toMatchObject({ code: 0 });
  expect((await browser.call('checkSession', {})).json().data.status).toBe(40100);
  expect(await loginCode(email, 'Kuaile26!')).toBe(110012);
  expect(await loginCode(email, 'newer1')).toBe(0);
  const newest = async () => (await browser.call('readOutbox', { account: email })).json().data.list.at(-1);
  await expect.poll(newest).toMatchObject({ kind: 'mail', code: null, text: expect.stringContaining('密码已重置') });
});

test('a grant is valid once, for ten minutes, and only the newest of an account', async () => {
  const { email } = await registered();
  const first = await granted(email);
  const second = await granted(email);
  expect((await reset(first, 'newer1')).json().code).toBe(40303);
  clock.advance(599_000);
  expect((await reset(second, 'newer2')).json().code).toBe(0);
  expect((await reset(second, 'newer3')).json().code).toBe(40303);
  const expired = await granted(email);
  clock.advance(600_000);
  const reply = await reset(expired, 'newer4');
  expect(reply.statusCode).toBe(403);
  expect(await loginCode(email, 'newer2')).toBe(0);
});

test('a forged, swapped or invented grant changes nothing and is audited', async () => {
  const [mine, theirs] = [await registered(), await registered()];
  const own = await granted(mine.email);
  const other = await granted(theirs.email);
  for (const forged of [
    { ...own, apiSign: other.apiSign },
    { ...own, apiSign: '' },
    { apiSign: own.apiSign, baseData: 'x'.repeat(32) },
  ]) {
    expect((await reset(forged, 'newer1')).json().code).toBe(40303);
  }
  expect(await loginCode(theirs.email, 'Kuaile26!')).toBe(0);
  const rows = await gateway.deps.sql`
    select 1 from audit_entry where event = 'passwordReset' and outcome = 'refused'`;
  expect(rows.length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['five characters', 'abc12', 40000, '密码长度须在6-20位之间'],
  ['21 characters', 'abcdefghij12345678901', 40000, '密码长度须在6-20位之间'],
  ['letters alone', 'guyuanguyuan', 40000, '密码过于简单，请尝试字母+数字'],
  ['digits alone', '8305726194', 40000, '密码过于简单，请尝试字母+数字'],
  ['a common one', 'abc123', 110062, '密码过于常见，请更换密码'],
])('%s is refused as a new password, and the grant stays valid', async (_name, passwd, code, message) => {
  const { email } = await registered();
  const grant = await granted(email);
  expect((await reset(grant, passwd)).json()).toMatchObject({ code, message });
  expect((await reset(grant, 'newer1')).json().code).toBe(0);
});

test("the account's own identifier is refused as a password", async () => {
  const { email } = await registered();
  const reply = await reset(await granted(email), `${email.split('@')[0]}1`);
  expect(reply.json()).toMatchObject({ code: 110063, message: '密码不能包含账号，请更换密码' });
});

test('no grant is issued for a wrong code, without an account, or for one that is being cancelled', async () => {
  const { email } = await registered();
  const code = await requestEmailCode(gateway.browser(), 'recovery', email);
  expect((await grantFor(email, makeWrongCode(code))).json()).toMatchObject({ code: 110040, data: null });
  const nobody = await requestEmailCode(gateway.browser(), 'recovery', 'nobody@recover.example');
  expect((await grantFor('nobody@recover.example', nobody)).json().code).toBe(110002);
  await gateway.deps.sql`update account set cancel_requested_at = now() where email = ${email}`;
  expect((await grantFor(email, code)).json().code).toBe(110004);
});

test('of 20 concurrent resets with one grant one succeeds, and of 20 concurrent grants with one code', async () => {
  const { email } = await registered();
  const code = await requestEmailCode(gateway.browser(), 'recovery', email);
  const grants = await Promise.all(Array.from({ length: 20 }, () => grantFor(email, code)));
  const won = grants.filter((reply) => reply.json().code === 0);
  expect(won).toHaveLength(1);
  const resets = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(won[0]?.json().data, `newer${index}`)),
  );
  expect(resets.filter((reply) => reply.json().code === 0)).toHaveLength(1);
});

test('a reset ends the pause after wrong passwords, so that the new one logs in', async () => {
  const strict = await testApp({ env: { LIMITS: 'on' } });
  const browser = strict.browser();
  const email = 'doctor@osteon.example';
  const tryPassword = async (passwd: string) =>
    (await browser.call('accountPasswdLogin', { email, passwd })).json().responseCode;
  for (let tries = 0; tries < 5; tries++) expect(await tryPassword('wrong one')).toBe(110012);
  expect(await tryPassword('Osteon2026!')).toBe(110042);
  const validCode = await requestEmailCode(browser, 'recovery', email);
  const grant = await browser.call('verificationCodeLogin', { account: email, accountType: 'EMAIL', validCode });
  await browser.call('updatePassword', { ...grant.json().data, passwd: 'newer1' });
  expect(await tryPassword('newer1')).toBe(0);
  await strict.close();
});

test('sendPasswordEmail and sendSms send only codes of their own purpose', async () => {
  const { browser, email } = await registered();
  expect((await browser.call('sendPasswordEmail', { account: email })).json().code).toBe(0);
  expect((await grantFor(email, await readCode(browser, email))).json().data).toHaveProperty('apiSign');
  expect((await browser.call('sendPasswordEmail', { account: '13700000001' })).json().code).toBe(110006);
  expect((await browser.call('sendSms', { account: '13700000001' })).json().code).toBe(0);
  const validCode = await readCode(browser, '13700000001');
  const login = await gateway
    .browser()
    .call('verificationCodeLogin', { account: '13700000001', accountType: 'MOBILE', validCode });
  expect(login.json().code).toBe(0);
  expect((await browser.call('sendSms', { account: email })).json().code).toBe(40000);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { makeWrongCode } from '../../../../test/login-code.ts';
import { account } from '../accounts/tables.ts';

const PASSWORD = 'Kuaile26!';
let gateway: TestApp;
let names = 0;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 20 });
});
afterAll(() => gateway.close());

const freshEmail = () => `doctor${++names}@register.example`;

/** Registers by the login call, which creates an account if it contains a password. */
function register(email: string, validCode: string, password = PASSWORD, browser = gateway.browser()) {
  return browser.call('verificationCodeLogin', { account: email, accountType: 'EMAIL', validCode, password });
}

async function exists(name: string): Promise<boolean> {
  return (await gateway.browser().call('checkCustomerAccount', { account: name })).json().data.accountExist;
}

test('an e-mail becomes an account, is logged in, and can log in by its password', async () => {
  const browser = gateway.browser();
  const email = freshEmail();
  expect(await exists(email)).toBe(false);
  const code = await requestEmailCode(browser, 'registration', email.toUpperCase());
  const reply = await register(` ${email.toUpperCase()} `, code, PASSWORD, browser);
  expect(reply.json()).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
  const session = (await browser.call('checkSession', {})).json().data;
  expect(session).toMatchObject({ status: 0, customerId: reply.json().data.customerId, userInfo: { email } });
  expect(await exists(email)).toBe(true);
  const login = await gateway.browser().call('accountPasswdLogin', { email, passwd: PASSWORD });
  expect(login.json().responseData).toMatchObject({ customerUnite: { customerId: session.customerId } });
});

test('register does the same, and passwordLogin responds without a wrapper', async () => {
  const email = freshEmail();
  const validCode = await requestEmailCode(gateway.browser(), 'registration', email);
  const reply = await gateway.browser().call('register', { account: email, validCode, password: PASSWORD });
  expect(reply.json()).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
  const login = await gateway.browser().call('passwordLogin', { email, passwd: PASSWORD });
  expect(login.json()).toMatchObject({ code: 0, data: { customerId: reply.json().data.customerId, pcLoginStatus: 1 } });
});

test('a used address is reported after its code was verified, and the account is unchanged', async () => {
  const email = 'doctor@osteon.example';
  expect(await exists(email)).toBe(true);
  const before = await gateway.deps.db.select().from(account).where(eq(account.email, email));
  const reply = await register(email, await requestEmailCode(gateway.browser(), 'registration', email));
  expect(reply.json()).toMatchObject({ code: 110060, message: '该邮箱地址已被使用', data: null });
  expect(await gateway.deps.db.select().from(account).where(eq(account.email, email))).toEqual(before);
});

test.each([
  ['no e-mail', 'nobody', PASSWORD, 110006],
  ['a short password', 'a@register.example', 'Guy26!', 40000],
  ['a long one', 'a@register.example', 'Kuaile26!Kuaile26!', 40000],
  ['two classes', 'a@register.example', 'guyuan2026', 40000],
  ['a common password', 'a@register.example', 'Password1', 110062],
  ['its own name', 'liming@register.example', 'Liming2026', 110063],
])('%s is refused before the code is checked', async (_name, email, password, code) => {
  expect((await register(email, '0000', password)).json().code).toBe(code);
});

test('a code for another purpose or address, or a used one, creates no account', async () => {
  const email = freshEmail();
  const other = freshEmail();
  const browser = gateway.browser();
  const recovery = await requestEmailCode(browser, 'recovery', email);
  expect((await register(email, recovery)).json().code).toBe(110040);
  const code = await requestEmailCode(browser, 'registration', email);
  expect((await register(other, code)).json().code).toBe(110040);
  expect((await register(email, makeWrongCode(code))).json().code).toBe(110040);
  expect(await exists(email)).toBe(false);
  expect((await register(email, code)).json().code).toBe(0);
  expect((await register(email, code)).json().code).toBe(110040);
});

test('of 30 concurrent registrations with one code exactly one creates the account', async () => {
  const email = freshEmail();
  const code = await requestEmailCode(gateway.browser(), 'registration', email);
  const replies = await Promise.all(Array.from({ length: 30 }, () => register(email, code)));
  expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
  expect(await gateway.deps.db.select().from(account).where(eq(account.email, email))).toHaveLength(1);
});

test('an account can also be found by mobile number, and by no other text', async () => {
  expect(await exists('13900000004')).toBe(true);
  expect(await exists('13799999999')).toBe(false);
  const reply = await gateway.browser().call('checkCustomerAccount', { account: 'somebody' });
  expect(reply.json()).toMatchObject({ code: 110006, message: '邮箱格式错误' });
});

test('an address may check 120 times an hour whether accounts exist', async () => {
  const strict = await testApp({ env: { LIMITS: 'on' } });
  const checkAccount = () => strict.browser().call('checkCustomerAccount', { account: 'a@register.example' });
  for (let requests = 0; requests < 120; requests++) expect((await checkAccount()).json().code).toBe(0);
  expect((await checkAccount()).json().code).toBe(42900);
  await strict.close();
});

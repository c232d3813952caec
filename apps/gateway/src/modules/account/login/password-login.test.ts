import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { SAMPLE_PASSWORD } from '../samples/sample-accounts.ts';

const QUARTER_HOUR = 900_000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, env: { LIMITS: 'on' } });
});
afterAll(() => gateway.close());

async function logIn(passwd: string, name: { mobile?: string; email?: string }) {
  const browser = gateway.browser();
  const reply = await browser.call('accountPasswdLogin', { passwd, ...name });
  return { browser, reply, answer: reply.json() };
}

test.each([
  ['a mobile number', { mobile: '13900000002' }, 'sample-02'],
  ['an e-mail, in whatever case', { email: 'Doctor@Osteon.Example' }, 'sample-doctor'],
])('%s and its password log in', async (_what, name, customerId) => {
  const { answer, browser } = await logIn(SAMPLE_PASSWORD, name);
  expect(answer).toMatchObject({
    responseStatus: true,
    responseCode: 0,
    responseData: { customerUnite: { customerId }, pcLoginStatus: 1 },
  });
  const check = await browser.call('checkSession', {});
  expect(check.json().data).toMatchObject({ status: 0, customerId, userId: customerId });
});

test.each([
  ['an unknown number', SAMPLE_PASSWORD, { mobile: '13755550001' }, 110002, '用户不存在'],
  ['an unknown e-mail', SAMPLE_PASSWORD, { email: 'nobody@osteon.example' }, 110002, '用户不存在'],
  ['a wrong password', 'Osteon2025!', { mobile: '13900000003' }, 110012, '密码错误'],
  ['an e-mail that is none', SAMPLE_PASSWORD, { email: 'doctor@' }, 110006, '邮箱格式错误'],
  [
    'an account that is being cancelled',
    SAMPLE_PASSWORD,
    { mobile: '13900000010' },
    110004,
    '账号正在注销中，请前往手机App撤销注销',
  ],
])('%s is refused', async (_what, passwd, name, code, message) => {
  const { answer, reply, browser } = await logIn(passwd, name);
  expect(reply.statusCode).toBe(200);
  expect(answer).toMatchObject({ responseStatus: false, responseCode: code, responseMessage: message });
  expect(browser.cookies.has('osteon_session')).toBe(false);
});

test.each([
  ['no name', {}],
  ['two names', { mobile: '13900000002', email: 'doctor@osteon.example' }],
])('%s is bad input', async (_what, name) => {
  expect((await logIn(SAMPLE_PASSWORD, name)).answer.responseCode).toBe(40000);
});

test('an account that was created by a code has no password to guess', async () => {
  const browser = gateway.browser();
  await requestLoginCode(browser, '13755550002');
  await logInByCode(browser, '13755550002', await readCode(browser, '13755550002'));
  for (const passwd of [' ', 'null', 'no account has this password']) {
    const { answer } = await logIn(passwd, { mobile: '13755550002' });
    expect(answer.responseCode).toBe(110012);
  }
});

describe('five wrong passwords', () => {
  test('pause the password for 15 minutes, while codes still work', async () => {
    const name = { mobile: '13900000004' };
    for (let tries = 0; tries < 5; tries++) expect((await logIn('wrong one', name)).answer.responseCode).toBe(110012);
    expect((await logIn(SAMPLE_PASSWORD, name)).answer).toMatchObject({
      responseCode: 110042,
      responseMessage: '操作过于频繁，请稍后重试',
    });

    const browser = gateway.browser();
    await requestLoginCode(browser, name.mobile);
    expect((await logInByCode(browser, name.mobile, await readCode(browser, name.mobile))).json().code).toBe(0);

    clock.advance(QUARTER_HOUR - 1);
    expect((await logIn(SAMPLE_PASSWORD, name)).answer.responseCode).toBe(110042);
    clock.advance(1);
    expect((await logIn(SAMPLE_PASSWORD, name)).answer.responseCode).toBe(0);
  });

  test('never lock the account', async () => {
    const name = { mobile: '13900000005' };
    for (let tries = 0; tries < 20; tries++) await logIn('wrong one', name);
    clock.advance(QUARTER_HOUR);
    const { browser } = await logIn(SAMPLE_PASSWORD, name);
    expect((await browser.call('checkSession', {})).json().data).toMatchObject({ status: 0, lockRecordType: null });
  });

  test('count only when consecutive', async () => {
    const name = { mobile: '13900000006' };
    for (let tries = 0; tries < 4; tries++) await logIn('wrong one', name);
    expect((await logIn(SAMPLE_PASSWORD, name)).answer.responseCode).toBe(0);
    for (let tries = 0; tries < 4; tries++) await logIn('wrong one', name);
    expect((await logIn(SAMPLE_PASSWORD, name)).answer.responseCode).toBe(0);
  });

  test('pause an unknown identifier likewise', async () => {
    const name = { mobile: '13755550003' };
    for (let tries = 0; tries < 5; tries++) expect((await logIn('wrong one', name)).answer.responseCode).toBe(110002);
    expect((await logIn('wrong one', name)).answer.responseCode).toBe(110042);
  });
});

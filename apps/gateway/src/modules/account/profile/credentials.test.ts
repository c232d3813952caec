import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestStepUpToken, requestVerificationCode } from '../../../../test/step-up-token.ts';

const clock = createFakeClock();
let gateway: TestApp;
const PASSWORD = 'Osteon2026!';

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

async function logIn(mobile: string): Promise<Browser> {
  const browser = gateway.browser();
  await requestLoginCode(browser, mobile);
  await logInByCode(browser, mobile, await readCode(browser, mobile));
  return browser;
}

async function newest(account: string): Promise<string> {
  const { list } = (await gateway.browser().call('readOutbox', { account })).json().data;
  return list.at(-1)?.text ?? '';
}

const provePassword = async (browser: Browser, passwd = PASSWORD): Promise<string> =>
  (await browser.call('checkAccountPassword', { passwd })).json().data.bandToken;
const logInWith = (passwd: string, name: { mobile?: string; email?: string }) =>
  gateway.browser().call('accountPasswdLogin', { passwd, ...name });

describe('the password', () => {
  test('can be set if there was none; every other session ends and the owner is notified', async () => {
    const mobile = '13755550001';
    const [other, own] = [await logIn(mobile), await logIn(mobile)];
    expect((await own.call('getCustomerInfoV2', {})).json().data).toMatchObject({ mobile, hasPassword: false });
    const bandToken = await requestStepUpToken(own, mobile);
    expect((await own.call('changePassword', { passwd: 'knee2joint', bandToken })).json().code).toBe(0);
    expect((await other.call('getDoctorInfo', {})).statusCode).toBe(401);
    expect((await own.call('getCustomerInfoV2', {})).json().data.hasPassword).toBe(true);
    expect((await logInWith('knee2joint', { mobile })).json().responseStatus).toBe(true);
    await expect.poll(() => newest(mobile)).toContain('已设置密码');
    const { list } = (await own.call('listMessages', {})).json().data;
    expect(list).toMatchObject([{ scene: 'account_security', title: '骨元账号已设置密码', isRead: 0 }]);
  });

  test('is changed with the old one', async () => {
    const own = await gateway.login('13900000009');
    const bandToken = await provePassword(own);
    await own.call('changePassword', { passwd: 'hip2shoulder', bandToken });
    expect((await logInWith(PASSWORD, { mobile: '13900000009' })).json().responseCode).toBe(110012);
    expect((await logInWith('hip2shoulder', { mobile: '13900000009' })).json().responseStatus).toBe(true);
    const replayed = await own.call('changePassword', { passwd: 'third2time', bandToken });
    expect(replayed.json().code).not.toBe(0);
    expect((await logInWith('third2time', { mobile: '13900000009' })).json().responseCode).toBe(110012);
  });

  test.each([
    ['13755550020', 'short1', 0],
    ['13755550021', 'abc1', 40000],
    ['13755550022', 'onlyletters', 40000],
    ['13755550023', '123456789', 40000],
    ['13755550024', 'a1'.repeat(11), 40000],
    ['13755550025', 'password1', 110062],
    ['13755550026', 'x13755550026', 110063],
  ])('of %s, %s, is checked against the rules', async (mobile, passwd, code) => {
    const own = await logIn(mobile);
    const bandToken = await requestStepUpToken(own, mobile);
    expect((await own.call('changePassword', { passwd, bandToken })).json().code).toBe(code);
  });

  test('is not changed by a foreign, an invented or a missing step-up token', async () => {
    const [own, stranger] = [await logIn('13755550003'), await logIn('13755550004')];
    const foreign = await requestStepUpToken(stranger, '13755550004');
    for (const bandToken of [foreign, 'made-up', '']) {
      expect((await own.call('changePassword', { passwd: 'knee2joint', bandToken })).json().code).not.toBe(0);
    }
    expect((await own.call('getCustomerInfoV2', {})).json().data.hasPassword).toBe(false);
    const visitor = await gateway.browser().call('changePassword', { passwd: 'knee2joint', bandToken: foreign });
    expect(visitor.statusCode).toBe(401);
  });

  test('of two concurrent changes with one token one succeeds', async () => {
    const mobile = '13755550005';
    const own = await logIn(mobile);
    const bandToken = await requestStepUpToken(own, mobile);
    const wanted = ['first2one', 'second2one', 'third2one'];
    const replies = await Promise.all(wanted.map((passwd) => own.call('changePassword', { passwd, bandToken })));
    expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
    const logins = await Promise.all(wanted.map((passwd) => logInWith(passwd, { mobile })));
    expect(logins.filter((reply) => reply.json().responseStatus)).toHaveLength(1);
  });
});

describe('the e-mail', () => {
  test('is bound by a code that was sent to it, and the phone is notified', async () => {
    const mobile = '13755550006';
    const own = await logIn(mobile);
    const bandToken = await requestStepUpToken(own, mobile);
    const account = 'Bound.One@osteon.example';
    await requestVerificationCode(own, account);
    const validCode = await readCode(own, account.toLowerCase());
    const wrongly = await own.call('bindEmail', { account, validCode: makeWrongCode(validCode), bandToken });
    expect(wrongly.json().code).toBe(110040);
    expect((await own.call('bindEmail', { account, validCode, bandToken })).json().code).toBe(0);
    expect((await own.call('getCustomerInfoV2', {})).json().data.email).toBe('bound.one@osteon.example');
    await expect.poll(() => newest(mobile)).toContain('已绑定邮箱bou******@osteon.example');
  });

  test('of another account is refused, and nothing changes', async () => {
    const mobile = '13755550007';
    const own = await logIn(mobile);
    const bandToken = await requestStepUpToken(own, mobile);
    const account = 'doctor@osteon.example';
    await requestVerificationCode(own, account);
    const validCode = await readCode(own, account);
    expect((await own.call('bindEmail', { account, validCode, bandToken })).json().code).toBe(110060);
    expect((await own.call('getCustomerInfoV2', {})).json().data.email).toBe('');
  });

  test('is refused with a foreign code, a foreign token or an invalid address', async () => {
    const [own, stranger] = [await logIn('13755550008'), await logIn('13755550009')];
    const account = 'bound.two@osteon.example';
    await requestVerificationCode(stranger, account);
    const validCode = await readCode(stranger, account);
    const [bandToken, foreign] = [
      await requestStepUpToken(own, '13755550008'),
      await requestStepUpToken(stranger, '13755550009'),
    ];
    expect((await own.call('bindEmail', { account, validCode, bandToken })).json().code).toBe(110040);
    expect((await own.call('bindEmail', { account, validCode, bandToken: foreign })).json().code).not.toBe(0);
    expect((await own.call('bindEmail', { account: 'no mail', validCode, bandToken })).json().code).toBe(110006);
    expect((await own.call('getCustomerInfoV2', {})).json().data.email).toBe('');
  });
});

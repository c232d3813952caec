import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { confirmScene } from '../../../../test/log-in-customer.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from './erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const CANCELLING = 110004;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

async function tryCode(mobile: string, browser = gateway.browser()) {
  await requestLoginCode(browser, mobile);
  return { browser, reply: await logInByCode(browser, mobile, await readCode(browser, mobile)) };
}

async function cancel(mobile: string): Promise<Browser> {
  const { browser } = await tryCode(mobile);
  const bandToken = await requestStepUpToken(browser, mobile);
  const reply = await browser.call('requestCancellation', { bandToken });
  expect(reply.json()).toMatchObject({ code: 0, data: { days: 15 } });
  expect([browser.cookies.has('token'), browser.cookies.has('apiToken')]).toEqual([false, false]);
  return browser;
}

async function revoke(mobile: string) {
  const browser = gateway.browser();
  await requestLoginCode(browser, mobile);
  return browser.call('revokeCancellation', { account: mobile, validCode: await readCode(browser, mobile) });
}

describe('an account that is being cancelled', () => {
  test('ends every session, and every kind of login returns 110004', async () => {
    const mobile = '13744440001';
    const { browser: other } = await tryCode(mobile);
    const { browser: own } = await tryCode(mobile);
    const passwd = 'knee2joint';
    await own.call('changePassword', { passwd, bandToken: await requestStepUpToken(own, mobile) });
    await cancel(mobile);
    for (const browser of [other, own]) expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(401);

    const visitor = gateway.browser();
    expect((await tryCode(mobile)).reply.json().code).toBe(CANCELLING);
    expect((await visitor.call('accountPasswdLogin', { mobile, passwd })).json().responseCode).toBe(CANCELLING);
    expect((await visitor.call('passwordLogin', { mobile, passwd })).json().code).toBe(CANCELLING);
    expect((await visitor.call('phonePasswordLogin', { mobile, passwd })).json().code).toBe(CANCELLING);
    await requestLoginCode(visitor, mobile);
    const phone = { account: mobile, validCode: await readCode(visitor, mobile) };
    expect((await visitor.call('phoneCodeLogin', phone)).json().code).toBe(CANCELLING);
    expect((await visitor.call('getDoctorInfo', {})).statusCode).toBe(401);
  });

  test('refuses a QR login even if the phone had confirmed before', async () => {
    const mobile = '13744440002';
    const desktop = gateway.browser();
    const qrCode = (await desktop.call('generatePcLoginQrCode', {})).json().data;
    const phone = gateway.browser();
    await requestLoginCode(phone, mobile);
    await phone.call('phoneCodeLogin', { account: mobile, validCode: await readCode(phone, mobile) });
    await confirmScene(phone, qrCode);
    await cancel(mobile);
    const poll = await desktop.call('checkPcLoginStatus', { loginScene: qrCode.scene });
    expect(poll.json()).toMatchObject({ code: 110043, data: null });
    expect((await phone.call('getLoginScene', { scene: qrCode.scene })).json().code).not.toBe(0);
  });

  test('can be revoked with a code, and logs in again', async () => {
    const mobile = '13744440003';
    await cancel(mobile);
    clock.advance(14 * DAY);
    expect((await revoke(mobile)).json().code).toBe(0);
    expect((await tryCode(mobile)).reply.json().code).toBe(0);
  });

  test('without a phone can be revoked with a code by mail', async () => {
    const account = 'doctor@osteon.example';
    const own = await gateway.login(account);
    await own.call('requestCancellation', { bandToken: await requestStepUpToken(own, account) });
    const visitor = gateway.browser();
    const validCode = await requestEmailCode(visitor, 'recovery', account);
    expect((await visitor.call('revokeCancellation', { account, validCode })).json().code).toBe(0);
    await gateway.login(account);
  });

  test('is not revoked by a wrong, used or foreign code', async () => {
    const mobile = '13744440004';
    await cancel(mobile);
    const visitor = gateway.browser();
    await requestLoginCode(visitor, mobile);
    const validCode = await readCode(visitor, mobile);
    const tries = [
      { account: mobile, validCode: makeWrongCode(validCode) },
      { account: '13744440005', validCode },
    ];
    for (const payload of tries) expect((await visitor.call('revokeCancellation', payload)).json().code).toBe(110040);
    expect((await tryCode(mobile)).reply.json().code).toBe(CANCELLING);
  });

  test('needs a step-up token of its owner', async () => {
    const [own, stranger] = [(await tryCode('13744440006')).browser, (await tryCode('13744440007')).browser];
    const foreign = await requestStepUpToken(stranger, '13744440007');
    for (const bandToken of ['', 'made-up', foreign]) {
      expect((await own.call('requestCancellation', { bandToken })).json().code).not.toBe(0);
    }
    expect((await gateway.browser().call('requestCancellation', { bandToken: foreign })).statusCode).toBe(401);
    expect((await own.call('getDoctorInfo', {})).statusCode).toBe(200);
  });
});

test('an account without a pending cancellation has nothing to revoke', async () => {
  await tryCode('13744440008');
  expect((await revoke('13744440008')).json().code).toBe(110064);
});

describe('the daily job', () => {
  test('deletes the account and its data after fifteen days, and no other account', async () => {
    const [mobile, revoked] = ['13744440009', '13744440010'];
    clock.advance(15 * DAY);
    await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
    await cancel(mobile);
    await cancel(revoked);
    clock.advance(15 * DAY - 1);
    expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBe(0);
    expect((await tryCode(mobile)).reply.json().code).toBe(CANCELLING);
    await revoke(revoked);
    clock.advance(1);
    expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBe(1);

    const { sql } = gateway.deps;
    const left = await sql`
      select (select count(*)::int from account where mobile = ${mobile}) as accounts,
             (select count(*)::int from verification_code where account = ${mobile}) as codes,
             (select count(*)::int from outbox_message where account = ${mobile}) as messages`;
    expect(left[0]).toEqual({ accounts: 0, codes: 0, messages: 0 });
    expect((await tryCode(revoked)).reply.json().code).toBe(0);
    // The number is free again: its next login creates a new customer.
    const { browser } = await tryCode(mobile);
    expect((await browser.call('listLoginRecords', {})).json().data.list).toHaveLength(1);
  });
});

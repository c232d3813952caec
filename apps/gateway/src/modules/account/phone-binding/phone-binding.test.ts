import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestStepUpToken, requestVerificationCode } from '../../../../test/step-up-token.ts';
import { auditEntry } from '../../audit/tables.ts';
import { account } from '../accounts/tables.ts';
import { SAMPLE_PASSWORD } from '../samples/sample-accounts.ts';
import { stepUpToken } from '../step-up/tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let number = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20, env: { DESKTOP_SESSIONS: '2' } });
});
afterAll(() => gateway.close());

const freshMobile = () => `1385555${String(++number).padStart(4, '0')}`;

/** A browser that is logged in with a separate number. */
async function registerCustomer(
  mobile = freshMobile(),
): Promise<{ mobile: string; browser: Browser; customerId: string }> {
  const browser = gateway.browser();
  await requestLoginCode(browser, mobile);
  const reply = await logInByCode(browser, mobile, await readCode(browser, mobile));
  return { mobile, browser, customerId: reply.json().data.customerId };
}

async function change(browser: Browser, mobile: string, more: { bandToken: string; validCode?: string }) {
  const validCode = more.validCode ?? (await codeFor(browser, mobile));
  return browser.call('unifiedBinding', {
    account: mobile,
    validCode,
    bindingScene: 'CHANGE_PHONE',
    bandToken: more.bandToken,
  });
}

async function codeFor(browser: Browser, mobile: string): Promise<string> {
  await requestVerificationCode(browser, mobile);
  return readCode(browser, mobile);
}

const getMobile = async (customerId: string) => {
  const [row] = await gateway.deps.db.select().from(account).where(eq(account.id, customerId));
  return row?.mobile;
};

describe('the bind check', () => {
  test('expires after 180 days and is valid again once confirmed', async () => {
    const browser = await gateway.login('13900000013');
    const before = (await browser.call('checkMobileBind', {})).json().data;
    expect(before).toMatchObject({ isExpire: true, mobile: '13900000013' });
    expect(clock.now() - before.confirmedAt).toBeGreaterThan(180 * DAY);
    expect((await browser.call('updateMobileBindTime', {})).json()).toMatchObject({ code: 0 });
    const after = (await browser.call('checkMobileBind', {})).json().data;
    expect(after).toEqual({ isExpire: false, mobile: '13900000013', confirmedAt: clock.now() });
  });

  test('is not needed by an account without a phone', async () => {
    const browser = await gateway.login('doctor@osteon.example');
    expect((await browser.call('checkMobileBind', {})).json().data).toMatchObject({ isExpire: false, mobile: '' });
  });

  test.each(['checkMobileBind', 'updateMobileBindTime', 'securityCheck'] as const)(
    '%s is not for visitors',
    async (name) => {
      expect((await gateway.browser().call(name, {})).statusCode).toBe(401);
    },
  );
});

describe('a change of phone', () => {
  test('binds the new number, ends every other session and notifies the old number', async () => {
    const { mobile, browser, customerId } = await registerCustomer();
    const other = await registerCustomer(mobile);
    const next = freshMobile();
    const token = await requestStepUpToken(browser, mobile);
    expect((await change(browser, next, { bandToken: token })).json()).toMatchObject({ code: 0 });

    expect(await getMobile(customerId)).toBe(next);
    expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(200);
    expect((await other.browser.call('getDoctorInfo', {})).statusCode).toBe(401);
    const newest = async () => (await browser.call('readOutbox', { account: mobile })).json().data.list.at(-1);
    const text = expect.stringContaining(`手机号${next.slice(0, 3)}****${next.slice(-4)}`);
    await expect.poll(newest).toMatchObject({ kind: 'sms', code: null, text });
    expect((await browser.call('checkMobileBind', {})).json().data).toMatchObject({ isExpire: false, mobile: next });
  });

  test('accepts a step-up token by password', async () => {
    const browser = await gateway.login('13900000003');
    const proof = (await browser.call('checkAccountPassword', { passwd: SAMPLE_PASSWORD })).json().data;
    expect((await change(browser, freshMobile(), proof)).json()).toMatchObject({ code: 0 });
  });

  test('needs a step-up token: a missing, invented, foreign, expired or used one is refused', async () => {
    const { mobile, browser, customerId } = await registerCustomer();
    const stranger = await registerCustomer();
    const foreign = await requestStepUpToken(stranger.browser, stranger.mobile);
    const old = await requestStepUpToken(browser, mobile);
    clock.advance(601_000);
    const next = freshMobile();
    for (const bandToken of ['', 'made-up', foreign, old]) {
      const reply = await change(browser, next, { bandToken, validCode: '0000' });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ code: 40303, data: null });
    }
    const token = await requestStepUpToken(browser, mobile);
    expect((await change(browser, next, { bandToken: token })).json().code).toBe(0);
    expect((await change(browser, freshMobile(), { bandToken: token, validCode: '0000' })).json().code).toBe(40303);
    expect(await getMobile(customerId)).toBe(next);
    const entries = await gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.accountId, customerId));
    expect(entries.filter(({ event, outcome }) => event === 'phoneChanged' && outcome === 'refused')).toHaveLength(5);
  });

  test('with a wrong code changes nothing, and the token stays valid', async () => {
    const { mobile, browser, customerId } = await registerCustomer();
    const next = freshMobile();
    const token = await requestStepUpToken(browser, mobile);
    const code = await codeFor(browser, next);
    expect((await change(browser, next, { bandToken: token, validCode: makeWrongCode(code) })).json().code).toBe(
      110040,
    );
    expect(await getMobile(customerId)).toBe(mobile);
    expect((await change(browser, next, { bandToken: token, validCode: code })).json().code).toBe(0);
  });

  test("to another account's number is refused, and token and code stay valid", async () => {
    const { mobile, browser, customerId } = await registerCustomer();
    const token = await requestStepUpToken(browser, mobile);
    const reply = await change(browser, '13900000005', { bandToken: token });
    expect(reply.json()).toMatchObject({ code: 110045, message: '该手机号已被其他账号使用' });
    expect(await getMobile(customerId)).toBe(mobile);
    expect((await change(browser, freshMobile(), { bandToken: token })).json().code).toBe(0);
  });

  test.each([
    { to: 'the same number', next: (mobile: string) => mobile, code: 110046 },
    { to: 'no number of the mainland', next: () => '12345678901', code: 40000 },
    { to: 'an e-mail', next: () => 'someone@osteon.example', code: 40000 },
  ])('to $to is refused', async ({ next, code }) => {
    const { mobile, browser } = await registerCustomer();
    const bandToken = await requestStepUpToken(browser, mobile);
    expect((await change(browser, next(mobile), { bandToken, validCode: '0000' })).json().code).toBe(code);
  });

  test('of five concurrent changes with one token exactly one succeeds', async () => {
    const { mobile, browser, customerId } = await registerCustomer();
    const bandToken = await requestStepUpToken(browser, mobile);
    const next = freshMobile();
    const validCode = await codeFor(browser, next);
    const replies = await Promise.all(Array.from({ length: 5 }, () => change(browser, next, { bandToken, validCode })));
    expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
    expect(await getMobile(customerId)).toBe(next);
  });

  test('refuses a code that was sent to another session', async () => {
    const { mobile, browser } = await registerCustomer();
    const other = await registerCustomer(mobile);
    const next = freshMobile();
    const validCode = await codeFor(other.browser, next);
    const bandToken = await requestStepUpToken(browser, mobile);
    expect((await change(browser, next, { bandToken, validCode })).json().code).toBe(110040);
  });
});

describe('a step-up token', () => {
  let own: Awaited<ReturnType<typeof registerCustomer>>;
  beforeEach(async () => {
    own = await registerCustomer();
  });

  test('is stored as a hash', async () => {
    const token = await requestStepUpToken(own.browser, own.mobile);
    const rows = await gateway.deps.db.select().from(stepUpToken).where(eq(stepUpToken.accountId, own.customerId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("is not issued for another's number", async () => {
    await requestVerificationCode(own.browser, '13900000004');
    const code = await readCode(own.browser, '13900000004');
    const reply = await own.browser.call('verificationCodeLogin', {
      account: '13900000004',
      accountType: 'MOBILE',
      validCode: code,
      scene: 5,
    });
    expect(reply.json()).toMatchObject({ code: 40300, data: null });
  });

  test('is not issued to a visitor', async () => {
    const reply = await gateway.browser().call('verificationCodeLogin', {
      account: own.mobile,
      accountType: 'MOBILE',
      validCode: '0000',
      scene: 5,
    });
    expect(reply.statusCode).toBe(401);
  });

  test('is not issued by password to an account without one', async () => {
    const reply = await own.browser.call('checkAccountPassword', { passwd: SAMPLE_PASSWORD });
    expect(reply.json()).toMatchObject({ code: 110044, message: '该账号尚未设置密码，请使用短信验证' });
  });

  test('is not issued for a wrong password, and five wrong ones pause it', async () => {
    const strict = await testApp({ clock, env: { LIMITS: 'on' } });
    const browser = await strict.login('13900000004');
    for (let tries = 1; tries <= 5; tries++) {
      expect((await browser.call('checkAccountPassword', { passwd: 'wrong one 1' })).json().code).toBe(110012);
    }
    expect((await browser.call('checkAccountPassword', { passwd: SAMPLE_PASSWORD })).json().code).toBe(110042);
    await strict.close();
  });
});

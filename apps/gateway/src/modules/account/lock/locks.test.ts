import { type Call, type CallName, calls } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestVerificationCode, verifyByCode } from '../../../../test/step-up-token.ts';
import { holdTimeLimits } from '../../../../test/time-limit.ts';
import { SAMPLE_PASSWORD } from '../samples/sample-accounts.ts';
import { accountLock } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

async function logIn(mobile: string, browser = gateway.browser()) {
  await requestLoginCode(browser, mobile);
  await logInByCode(browser, mobile, await readCode(browser, mobile));
  return browser;
}

/** Logs in from six browsers within a week, two a day, and returns the last one. */
async function lockByDevices(mobile: string) {
  for (let devices = 1; devices <= 5; devices++) {
    if (devices % 2 === 0) clock.advance(DAY);
    await logIn(mobile);
  }
  return logIn(mobile);
}

const getLock = async (browser: Awaited<ReturnType<typeof logIn>>) =>
  (await browser.call('checkSession', {})).json().data.lockRecordType;

describe('a locked session', () => {
  const closed = (needs: readonly string[]) =>
    Object.values<Call>(calls)
      .filter(({ session, beacon, whileLocked }) => needs.includes(session) && !beacon && !whileLocked)
      .map(({ name }) => name as CallName);

  test.each(['13900000011', '13900000012'])(
    'of %s may see its lock, be verified, appeal and leave, no more',
    async (mobile) => {
      const browser = await gateway.login(mobile);
      const names = closed(['optional', 'required']);
      expect(names.length).toBeGreaterThan(30);
      for (const name of names) {
        const reply = await browser.call(name, {});
        expect({ name, status: reply.statusCode, code: getCode(reply.json()) }).toEqual(lockedAnswer(name));
      }
    },
  );

  test('may report events, which are stored without the account', async () => {
    const browser = await gateway.login('13900000012');
    const view = { event: 'pageView', age: 0, page: 'home', content_id: '', title: '首页 - 骨元', section: 4 } as const;
    const visit = { visit_site_id: 1, visit_site_name: 'PC', session_id: 'ab12', ch: '', fch: '', ct: '' } as const;
    const batchId = '0123456789abcdef0123456789abcdef';
    const writes = holdTimeLimits(1000);
    expect((await browser.call('reportAnalytics', { batchId, ...visit, events: [view] })).json().code).toBe(0);
    const readStored = () => gateway.deps.sql`select account_id from analytics_event where batch_id = ${batchId}`;
    await vi.waitFor(async () => {
      writes.pass(1000);
      expect(await readStored()).toEqual([{ account_id: null }]);
    }, 15_000);
  });

  test('of a phone is restricted likewise', async () => {
    const phone = gateway.browser();
    await phone.call('phonePasswordLogin', { mobile: '13900000012', passwd: SAMPLE_PASSWORD });
    for (const name of closed(['phone'])) {
      const reply = await phone.call(name, {});
      expect({ name, status: reply.statusCode, code: getCode(reply.json()) }).toEqual(lockedAnswer(name));
    }
  });

  test('may make exactly these calls', () => {
    const open = Object.values<Call>(calls).filter(({ whileLocked }) => whileLocked);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'checkSession',
      'checkSessionLegacy',
      'createVerificationCode',
      'getAppeal',
      'logout',
      'phoneLogout',
      'securityCheck',
      'submitAppeal',
      'uploadAppealImage',
      'verificationCodeLogin',
    ]);
  });
});

describe('the first lock', () => {
  test('names the browser that caused it, and is lifted by a code that was sent to the phone', async () => {
    const browser = await lockByDevices('13711110001');
    expect(await getLock(browser)).toBe(0);
    const { data } = (await browser.call('securityCheck', {})).json();
    expect(data).toMatchObject({ deviceCount: 6, deviceLimit: 5, deviceDays: 7, hasPassword: false });
    expect(data.locks).toMatchObject([{ lockRecordType: 0, endedAt: null, ip: '127.0.0.1' }]);

    await requestVerificationCode(browser, '13711110001');
    const code = await readCode(browser, '13711110001');
    expect((await verifyByCode(browser, '13711110001', makeWrongCode(code))).json().code).toBe(110040);
    expect(await getLock(browser)).toBe(0);
    expect((await verifyByCode(browser, '13711110001', code)).json()).toMatchObject({ code: 0 });
    expect(await getLock(browser)).toBeNull();
    expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(200);
  });

  test('is lifted once: a code cannot be used twice', async () => {
    const browser = await gateway.login('13900000011');
    await requestVerificationCode(browser, '13900000011');
    const code = await readCode(browser, '13900000011');
    const replies = await Promise.all([1, 2, 3].map(() => verifyByCode(browser, '13900000011', code)));
    expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
    expect(await getLock(browser)).toBeNull();
  });

  test('is not repeated by the known devices, and becomes permanent with a new one', async () => {
    const browser = await lockByDevices('13711110002');
    await requestVerificationCode(browser, '13711110002');
    await verifyByCode(browser, '13711110002', await readCode(browser, '13711110002'));
    await browser.call('logout', {});
    clock.advance(DAY);
    expect(await getLock(await logIn('13711110002', browser))).toBeNull();
    expect(await getLock(await logIn('13711110002'))).toBe(1);
  });
});

describe('the permanent lock', () => {
  test('is not lifted by a code', async () => {
    const browser = await gateway.login('13900000012');
    await requestVerificationCode(browser, '13900000012');
    const code = await readCode(browser, '13900000012');
    const reply = await verifyByCode(browser, '13900000012', code);
    expect(reply.json()).toMatchObject({ code: 42300, data: null });
    expect(await getLock(browser)).toBe(1);
  });

  test('is one record after the first, however many logins follow', async () => {
    const browser = await lockByDevices('13711110003');
    await requestVerificationCode(browser, '13711110003');
    await verifyByCode(browser, '13711110003', await readCode(browser, '13711110003'));
    clock.advance(DAY);
    const locked = await logIn('13711110003');
    await logIn('13711110003');
    const { customerId } = (await locked.call('checkSession', {})).json().data;
    const rows = await gateway.deps.db.select().from(accountLock).where(eq(accountLock.accountId, customerId));
    expect(rows.map(({ type, endReason }) => ({ type, endReason }))).toEqual([
      { type: 0, endReason: 'verified' },
      { type: 1, endReason: null },
    ]);
  });
});

const lockedAnswer = (name: CallName) => ({ name, status: 423, code: 42300 });

/** The code of a response in any envelope. */
function getCode(answer: { code?: number; responseCode?: number }): number | undefined {
  return answer.code ?? answer.responseCode;
}

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { session } from './tables.ts';

const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

let numbers = 13_766_660_000;

/** A new account, and a browser that is logged in to it. */
async function newCustomer(
  browser = gateway.browser(),
): Promise<{ browser: Browser; mobile: string; customerId: string }> {
  const mobile = String(++numbers);
  const customerId = await logIn(browser, mobile);
  return { browser, mobile, customerId };
}

async function logIn(browser: Browser, mobile: string): Promise<string> {
  await requestLoginCode(browser, mobile);
  return (await logInByCode(browser, mobile, await readCode(browser, mobile))).json().data.customerId;
}

async function check(browser: Browser) {
  return (await browser.call('checkSession', {})).json().data;
}

describe('the session check', () => {
  test('returns to a visitor that there is none', async () => {
    expect(await check(gateway.browser())).toMatchObject({
      status: 40100,
      customerId: '',
      accessToken: '',
      userInfo: null,
    });
  });

  test('returns the customer, and never the HttpOnly token', async () => {
    const { browser, mobile, customerId } = await newCustomer();
    expect(await check(browser)).toEqual({
      status: 0,
      customerId,
      userId: customerId,
      accessToken: browser.cookies.get('apiToken'),
      userInfo: { name: '', mobile, email: '' },
      lockRecordId: null,
      lockRecordType: null,
      loginTime: null,
      loginIp: null,
      locale: null,
    });
    expect(JSON.stringify(await check(browser))).not.toContain(browser.cookies.get('osteon_session'));
  });

  test('is available in the older envelope, too', async () => {
    const { browser, customerId } = await newCustomer();
    expect((await browser.call('checkSessionLegacy', {})).json()).toMatchObject({
      responseStatus: true,
      responseCode: 0,
      responseData: { status: 0, customerId },
    });
  });

  test('is valid for 90 days and no longer', async () => {
    const { browser } = await newCustomer();
    // In use, as an unused one ends earlier.
    for (let use = 1; use <= 3; use++) {
      clock.advance(NINETY_DAYS / 3 - 1);
      expect(await check(browser)).toMatchObject({ status: 0 });
    }
    clock.advance(2);
    expect(await check(browser)).toMatchObject({ status: 0 });
    clock.advance(1000);
    expect(await check(browser)).toMatchObject({ status: 40100 });
  });

  test('expires after 30 days without use', async () => {
    const { browser } = await newCustomer();
    clock.advance(NINETY_DAYS / 3 - 1);
    expect(await check(browser)).toMatchObject({ status: 0 });
    clock.advance(NINETY_DAYS / 3);
    expect(await check(browser)).toMatchObject({ status: 40100 });
    expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(401);
  });

  test('refuses a token that the gateway did not issue', async () => {
    const { browser } = await newCustomer();
    browser.cookies.set('osteon_session', 'A'.repeat(43));
    expect(await check(browser)).toMatchObject({ status: 40100 });
  });
});

describe('the token', () => {
  test('is 256 bits, HttpOnly, SameSite, and stored as a hash only', async () => {
    const { browser, customerId } = await newCustomer();
    const token = browser.cookies.get('osteon_session') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await gateway.deps.sql`select * from session where account_id = ${customerId}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('over https has the prefix that binds it to this host', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://osteon.test' } });
    const reply = await secure.browser().call('accountPasswdLogin', { mobile: '13900000002', passwd: 'Osteon2026!' });
    expect(reply.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-osteon_session',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      }),
    );
    await secure.close();
  });

  test('changes with each login, and the previous one is invalid', async () => {
    const { browser, mobile } = await newCustomer();
    const before = new Map(browser.cookies);
    await logIn(browser, mobile);
    expect(browser.cookies.get('osteon_session')).not.toBe(before.get('osteon_session'));

    const thief = gateway.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await check(thief)).toMatchObject({ status: 40100 });
  });

  test('of one account ends when the browser logs in to another', async () => {
    const { browser, customerId } = await newCustomer();
    const second = await newCustomer(browser);
    expect(await check(browser)).toMatchObject({ customerId: second.customerId });
    const [row] = await gateway.deps.db.select().from(session).where(eq(session.accountId, customerId));
    expect(row).toMatchObject({ endReason: 'replaced' });
  });
});

describe('a login from another browser', () => {
  test('displaces the session, whose calls are then refused with 110031, time and address', async () => {
    const { browser, mobile, customerId } = await newCustomer();
    expect(await check(browser)).toMatchObject({ status: 0 });
    clock.advance(60_000);
    const other = gateway.browser();
    await logIn(other, mobile);

    const displacement = { loginTime: clock.now(), loginIp: '127.0.0.1' };
    expect(await check(browser)).toMatchObject({ status: 110031, customerId, userInfo: null, ...displacement });
    const refused = await browser.call('getDoctorInfo', {});
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({
      code: 110031,
      message: '您的账号已在其他设备登录，请重新登录',
      data: displacement,
    });
    expect(await check(other)).toMatchObject({ status: 0, customerId });
  });

  test('leaves the displaced browser able to log in again', async () => {
    const { browser, mobile, customerId } = await newCustomer();
    await logIn(gateway.browser(), mobile);
    expect(await logIn(browser, mobile)).toBe(customerId);
    expect(await check(browser)).toMatchObject({ status: 0 });
  });
});

test('an operator may allow an account two browsers at once', async () => {
  const roomy = await testApp({ env: { DESKTOP_SESSIONS: '2' } });
  const [first, second, third] = [roomy.browser(), roomy.browser(), roomy.browser()];
  await logIn(first, '13766669999');
  await logIn(second, '13766669999');
  expect(await check(first)).toMatchObject({ status: 0 });
  await logIn(third, '13766669999');
  expect(await check(first)).toMatchObject({ status: 110031 });
  expect(await check(second)).toMatchObject({ status: 0 });
  expect(await check(third)).toMatchObject({ status: 0 });
  await roomy.close();
});

describe('logging out', () => {
  test('ends the session on the server', async () => {
    const { browser } = await newCustomer();
    const before = new Map(browser.cookies);
    expect((await browser.call('logout', {})).json()).toMatchObject({ code: 0 });
    expect(browser.cookies.has('osteon_session')).toBe(false);
    expect(browser.cookies.has('apiToken')).toBe(false);

    const thief = gateway.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await check(thief)).toMatchObject({ status: 40100 });
    expect((await thief.call('getDoctorInfo', {})).json().code).toBe(40100);
  });

  test('twice, or as a visitor, is no error', async () => {
    expect((await gateway.browser().call('logout', {})).json()).toMatchObject({ code: 0 });
  });

  test('needs the CSRF token', async () => {
    const { browser } = await newCustomer();
    const forged = await browser.call('logout', {}, { apiToken: 'forged' });
    expect(forged.statusCode).toBe(403);
    expect(await check(browser)).toMatchObject({ status: 0 });
  });
});

describe("another customer's id", () => {
  test.each(['header', 'query', 'payload'])('in the %s is refused', async (where) => {
    const { browser } = await newCustomer();
    const reply = await browser.send({
      method: 'POST',
      url: `/gateway/account-service/logout${where === 'query' ? '?customerId=sample-02' : ''}`,
      headers: {
        apiToken: browser.cookies.get('apiToken') ?? '',
        ...(where === 'header' && { customerId: 'sample-02' }),
      },
      payload: where === 'payload' ? { customerId: 'sample-02' } : {},
    });
    expect(reply.statusCode).toBe(403);
    expect(await check(browser)).toMatchObject({ status: 0 });
  });

  test('in a cookie changes nothing', async () => {
    const { browser, customerId } = await newCustomer();
    browser.cookies.set('customerId', 'sample-02');
    expect(await check(browser)).toMatchObject({ customerId });
  });
});

test('a locked session can be checked and ended, and nothing else', async () => {
  const browser = await gateway.login('13900000011');
  expect(await check(browser)).toMatchObject({ status: 0, lockRecordType: 0, lockRecordId: 'sample-11-1' });
  const refused = await browser.call('getDoctorInfo', {});
  expect(refused.statusCode).toBe(423);
  expect(refused.json()).toMatchObject({ code: 42300 });
  expect((await browser.call('logout', {})).json().code).toBe(0);
});

test('a permanent lock is reported as such', async () => {
  expect(await check(await gateway.login('13900000012'))).toMatchObject({ lockRecordType: 1 });
});

test('a session that another process ended is refused within a second', async () => {
  const { browser, customerId } = await newCustomer();
  expect(await check(browser)).toMatchObject({ status: 0 });
  const ended = { endedAt: clock.now(), endReason: 'logout' as const };
  await gateway.deps.db.update(session).set(ended).where(eq(session.accountId, customerId));
  clock.advance(1000);
  expect(await check(browser)).toMatchObject({ status: 40100 });
});

describe('the auth state', () => {
  test('leads a new account to certification, unless the lead was dismissed', async () => {
    const { browser, customerId } = await newCustomer();
    expect((await browser.call('getAuthState', { customerId })).json()).toMatchObject({ code: 0, data: 2 });
    const sample = await gateway.login('13900000001');
    expect((await sample.call('getAuthState', {})).json()).toMatchObject({ code: 0, data: 0 });
  });

  test('is missing for a visitor, and is refused for another customer', async () => {
    expect((await gateway.browser().call('getAuthState', {})).statusCode).toBe(401);
    const { browser } = await newCustomer();
    expect((await browser.call('getAuthState', { customerId: 'sample-02' })).statusCode).toBe(403);
  });
});

test('of two gateways on one database each applies within a second the session that the other ends', async () => {
  const time = createFakeClock();
  const first = await testApp({ clock: time });
  const second = await testApp({ clock: time, beside: first });
  const browser = await first.login('13900000002');
  const cookies = new Map(browser.cookies);
  const elsewhere = second.browser();
  for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
  expect(await check(elsewhere)).toMatchObject({ status: 0 });
  await browser.call('logout', {});
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect(await check(browser)).toMatchObject({ status: 40100 });
  time.advance(1000);
  expect(await check(elsewhere)).toMatchObject({ status: 40100 });

  const displaced = await second.login('13900000003');
  const seenByFirst = first.browser();
  for (const [name, value] of displaced.cookies) seenByFirst.cookies.set(name, value);
  expect(await check(seenByFirst)).toMatchObject({ status: 0 });
  await second.login('13900000003');
  time.advance(1000);
  expect(await check(seenByFirst)).toMatchObject({ status: 110031 });
  await second.close();
  await first.close();
});

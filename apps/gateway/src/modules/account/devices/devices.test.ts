import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { accountLock } from '../lock/tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  // Midnight in Shanghai, so that a day's logins stay on one day.
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

async function logIn(mobile: string, browser = gateway.browser()) {
  await requestLoginCode(browser, mobile);
  const reply = await logInByCode(browser, mobile, await readCode(browser, mobile));
  return { browser, data: reply.json().data };
}

async function getLock(mobile: string) {
  const { browser } = await logIn(mobile);
  return (await browser.call('checkSession', {})).json().data.lockRecordType;
}

describe('the sixth device in seven days', () => {
  test('locks the account, for the first time temporarily and then for good', async () => {
    for (let devices = 1; devices <= 5; devices++) {
      clock.advance(DAY);
      expect(await getLock('13777770001')).toBeNull();
    }
    expect(await getLock('13777770001')).toBe(0);

    const { data } = await logIn('13777770001');
    const { db } = gateway.deps;
    await db.update(accountLock).set({ endedAt: clock.now() }).where(eq(accountLock.accountId, data.customerId));
    clock.advance(DAY);
    expect(await getLock('13777770001')).toBe(1);
  });

  test('is not the sixth when the first is a week old', async () => {
    for (let devices = 1; devices <= 5; devices++) {
      clock.advance(1.5 * DAY);
      expect(await getLock('13777770002')).toBeNull();
    }
    clock.advance(DAY);
    expect(await getLock('13777770002')).toBeNull();
  });

  test('is not the sixth when it is the same browser', async () => {
    const browser = gateway.browser();
    for (let logins = 1; logins <= 8; logins++) {
      clock.advance(DAY / 2);
      await logIn('13777770003', browser);
    }
    expect((await browser.call('checkSession', {})).json().data.lockRecordType).toBeNull();
  });
});

describe('the fourth login of a day', () => {
  test('requires the phone: the response names the customer and opens no session', async () => {
    for (let logins = 1; logins <= 3; logins++) {
      expect((await logIn('13777770004')).data).toMatchObject({ pcLoginStatus: 1 });
    }
    const { data, browser } = await logIn('13777770004');
    expect(data).toMatchObject({ pcLoginStatus: 2, customerId: expect.stringMatching(/^.{22}$/) });
    expect(browser.cookies.has('osteon_session')).toBe(false);
  });

  test('leaves the session of the third login open', async () => {
    const browser = gateway.browser();
    for (let logins = 1; logins <= 3; logins++) await logIn('13777770005', browser);
    await logIn('13777770005');
    expect((await browser.call('checkSession', {})).json().data).toMatchObject({ status: 0 });
  });

  test('is the first of the next day in Shanghai', async () => {
    for (let logins = 1; logins <= 4; logins++) await logIn('13777770006');
    clock.advance(DAY);
    expect((await logIn('13777770006')).data).toMatchObject({ pcLoginStatus: 1 });
  });
});

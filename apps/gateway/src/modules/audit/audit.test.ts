import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../test/login-code.ts';

const PASSWORD = 'Osteon2026!';
const NUMBER = '13799870001';
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from daily_login`;
  await gateway.deps.sql`delete from audit_entry`;
});

/** The entries of the log, in its order. */
function entries() {
  return gateway.deps.sql`select event, outcome, account_id, ip, device_id, detail from audit_entry order by id`;
}

const here = { ip: '127.0.0.1', device_id: expect.stringMatching(/^[\w-]{20,}$/) };

async function logIn(passwd: string, mobile: string) {
  const browser = gateway.browser();
  await browser.call('accountPasswdLogin', { passwd, mobile });
  return browser;
}

test('a login and a logout are recorded with account and origin', async () => {
  const browser = await logIn(PASSWORD, '13900000002');
  await browser.call('logout', {});
  const done = { outcome: 'done', account_id: 'sample-02', ...here, detail: {} };
  expect(await entries()).toEqual([
    { event: 'loginByPassword', ...done },
    { event: 'loggedOut', ...done },
  ]);
});

test.each([
  ['a wrong password', '13900000002', 'sample-02', 'wrongPassword', '139****0002'],
  ['an unknown number', '13799870009', null, 'userNotExist', '137****0009'],
])('%s is recorded with its account masked', async (_what, mobile, account_id, reason, account) => {
  await logIn('not the password', mobile);
  expect(await entries()).toEqual([
    { event: 'passwordChecked', outcome: 'refused', account_id, ...here, detail: { account, reason } },
  ]);
});

test('a login to an account that is being cancelled is recorded as refused', async () => {
  await logIn(PASSWORD, '13900000010');
  expect(await entries()).toMatchObject([
    { event: 'loginByPassword', outcome: 'refused', account_id: 'sample-10', detail: { reason: 'accountCancelling' } },
  ]);
});

test('codes are recorded from sending to expiry, and none of them is in the log', async () => {
  const browser = gateway.browser();
  await requestLoginCode(browser, NUMBER);
  const code = await readCode(browser, NUMBER);
  for (let tries = 0; tries < 6; tries++) await logInByCode(browser, NUMBER, makeWrongCode(code));
  const logged = await entries();
  expect(logged.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'codeSent done',
    ...Array.from({ length: 4 }, () => 'codeChecked refused'),
    'codeBurnt done',
    'codeChecked refused',
    'codeChecked refused',
  ]);
  expect(logged[0]?.detail).toEqual({ account: '137****0001', purpose: 'mobileLogin' });
  const text = JSON.stringify(logged);
  for (const secret of [`"${code}"`, `"${makeWrongCode(code)}"`, NUMBER]) expect(text).not.toContain(secret);
});

test('a second browser displaces the first, and the sixth locks', async () => {
  const mobile = '13900000004';
  for (let browsers = 0; browsers < 6; browsers++) {
    await gateway.deps.sql`delete from daily_login`;
    await logIn(PASSWORD, mobile);
  }
  const logged = await entries();
  const count = (event: string) => logged.filter((entry) => entry.event === event).length;
  expect([count('loginByPassword'), count('sessionDisplaced'), count('accountLocked')]).toEqual([6, 5, 1]);
  expect(logged.find(({ event }) => event === 'accountLocked')?.detail).toEqual({ type: 0, devices: 6 });
});

test('a request in the name of another customer is refused and recorded', async () => {
  const browser = await gateway.login('13900000006');
  await gateway.deps.sql`delete from audit_entry`;
  const reply = await browser.call('checkSession', {}, { customerid: 'sample-02' });
  expect(reply.statusCode).toBe(403);
  expect(await entries()).toEqual([
    { event: 'customerIdClaimed', outcome: 'refused', account_id: 'sample-06', ...here, detail: {} },
  ]);
});

test('sixty forgeries an hour are recorded for each address', async () => {
  const strict = await testApp({ env: { TRUST_PROXY: '1' } });
  const browser = await strict.login('13900000006');
  const forge = (ip: string) => browser.call('getDoctorInfo', {}, { customerid: 'sample-02', 'x-forwarded-for': ip });
  await Promise.all(Array.from({ length: 100 }, () => forge('198.51.100.7')));
  expect((await forge('198.51.100.8')).statusCode).toBe(403);
  const logged = await strict.deps.sql`
    select ip, count(*)::int from audit_entry where event = 'customerIdClaimed' group by ip order by ip`;
  expect(logged).toEqual([
    { ip: '198.51.100.7', count: 60 },
    { ip: '198.51.100.8', count: 1 },
  ]);
  await strict.close();
});

test("an ended session's cookie is recorded once, with its account", async () => {
  const browser = await gateway.login('13900000006');
  const [token = ''] = [browser.cookies.get('osteon_session')];
  await browser.call('logout', {});
  await gateway.deps.sql`delete from audit_entry`;
  browser.cookies.set('osteon_session', token);
  for (let polls = 0; polls < 3; polls++) await browser.call('checkSession', {});
  expect(await entries()).toEqual([
    { event: 'sessionTokenUsed', outcome: 'refused', account_id: 'sample-06', ...here, detail: {} },
  ]);
});

const foreign = { bandToken: 'proof-of-another-session' };

test.each([
  ['passwordChanged', 'changePassword', { passwd: 'knee2joint', ...foreign }],
  ['emailBound', 'bindEmail', { account: 'new@osteon.example', validCode: '1234', ...foreign }],
  ['cancellationRequested', 'requestCancellation', foreign],
] as const)("%s with another session's proof of identity is refused and recorded", async (event, call, payload) => {
  const browser = await gateway.login('13900000006');
  await gateway.deps.sql`delete from audit_entry`;
  expect((await browser.call(call, payload)).json().code).not.toBe(0);
  expect(await entries()).toMatchObject([
    { event, outcome: 'refused', account_id: 'sample-06', detail: { reason: 'identityUnproven' } },
  ]);
});

describe('an entry', () => {
  const securityEvent = { event: 'codeSent', accountId: 'sample-02', ip: null, deviceId: null } as const;

  test('is rolled back with its change', async () => {
    const { db, audit } = gateway.deps;
    const undone = db.transaction(async (tx) => {
      await audit.record(tx, securityEvent);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await entries()).toEqual([]);
  });

  test('is never changed', async () => {
    await gateway.deps.audit.record(gateway.deps.db, securityEvent);
    await expect(gateway.deps.sql`update audit_entry set account_id = 'sample-03'`).rejects.toThrow('never changed');
  });
});

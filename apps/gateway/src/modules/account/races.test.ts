import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../test/login-code.ts';
import { account } from './accounts/tables.ts';
import { verificationCode } from './codes/tables.ts';
import { accountLock } from './lock/tables.ts';
import { passwordFailure } from './passwords/tables.ts';
import { SAMPLE_PASSWORD } from './samples/sample-accounts.ts';
import { session } from './sessions/tables.ts';

const clock = createFakeClock();
let gateway: TestApp;
let strict: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  strict = await testApp({ clock, poolSize: 20, env: { LIMITS: 'on' } });
});
afterAll(async () => {
  await gateway.close();
  await strict.close();
});

const many = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test('of 50 logins with one code exactly one succeeds, and one account is created', async () => {
  await requestLoginCode(gateway.browser(), '13788880001');
  const code = await readCode(gateway.browser(), '13788880001');
  const replies = await many(50, () => logInByCode(gateway.browser(), '13788880001', code));
  expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
  const accounts = await gateway.deps.db.select().from(account).where(eq(account.mobile, '13788880001'));
  expect(accounts).toHaveLength(1);
});

test('of 200 concurrent guesses at most five are checked', async () => {
  await requestLoginCode(gateway.browser(), '13788880002');
  const code = await readCode(gateway.browser(), '13788880002');
  await many(200, () => logInByCode(gateway.browser(), '13788880002', makeWrongCode(code)));
  const [row] = await gateway.deps.db
    .select({ tries: verificationCode.tries })
    .from(verificationCode)
    .where(eq(verificationCode.account, '13788880002'));
  expect(row).toEqual({ tries: 5 });
  expect((await logInByCode(gateway.browser(), '13788880002', code)).json().code).toBe(110040);
});

test('of 50 concurrent wrong passwords five are checked', async () => {
  const replies = await many(50, () =>
    strict.browser().call('accountPasswdLogin', { mobile: '13900000003', passwd: 'wrong one' }),
  );
  const codes = replies.map((reply) => reply.json().responseCode);
  expect(codes.filter((code) => code === 110012)).toHaveLength(5);
  expect(codes.filter((code) => code === 110042)).toHaveLength(45);
  const [row] = await strict.deps.db.select().from(passwordFailure).where(eq(passwordFailure.subject, 'sample-03'));
  expect(row?.failures).toBe(5);
});

test('of 50 concurrent requests for a code one is sent', async () => {
  await many(20, () => requestLoginCode(strict.browser(), '13788880003'));
  const reply = await strict.browser().call('readOutbox', { account: '13788880003' });
  expect(reply.json().data.list).toHaveLength(1);
});

test('of 20 concurrent logins three succeed on one day, and one session is open', async () => {
  const replies = await many(20, () =>
    gateway.browser().call('accountPasswdLogin', { mobile: '13900000002', passwd: SAMPLE_PASSWORD }),
  );
  const statuses = replies.map((reply) => reply.json().responseData.pcLoginStatus);
  expect(statuses.filter((status) => status === 1)).toHaveLength(3);
  expect(statuses.filter((status) => status === 2)).toHaveLength(17);
  const open = await gateway.deps.db
    .select()
    .from(session)
    .where(sql`${session.accountId} = 'sample-02' and ${session.endedAt} is null`);
  expect(open).toHaveLength(1);
});

test('20 concurrent logins from 20 devices create one lock', async () => {
  const { db } = gateway.deps;
  // Scans are not counted by the day, so that all twenty get in.
  const browsers = await many(20, async () => {
    const browser = gateway.browser();
    const { scene } = (await browser.call('generatePcLoginQrCode', {})).json().data;
    return { browser, scene };
  });
  await gateway.browser().call('phonePasswordLogin', { mobile: '13900000009', passwd: SAMPLE_PASSWORD });
  await db.execute(sql`
    update qr_scene set state = 'confirmed', account_id = 'sample-09',
      confirmed_by_session_id = (select id from session where account_id = 'sample-09' and kind = 'phone')`);
  await many(20, (index) => {
    const { browser, scene } = browsers[index] ?? { browser: gateway.browser(), scene: '' };
    return browser.call('checkPcLoginStatus', { loginScene: scene });
  });
  const locks = await db.select().from(accountLock).where(eq(accountLock.accountId, 'sample-09'));
  expect(locks).toMatchObject([{ type: 0, endedAt: null }]);
});

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { type SmsProvider, startSmsProvider } from '../../../../test/servers/sms-provider.ts';
import { holdTimeLimits } from '../../../../test/time-limit.ts';
import type { Worker } from '../../../platform/jobs/worker.ts';
import { createOutbox } from '../index.ts';

const OK = { Code: 'OK', RequestId: 'r-1' };
const REFUSAL = { Code: 'isv.BUSINESS_LIMIT_CONTROL', RequestId: 'r-2' };
const FAILED = 110041;
const clock = createFakeClock();
let provider: SmsProvider;
/** Two gateways with workers on one database. */
let first: TestApp;
let second: TestApp;
let numbers = 0;

const settings = () => ({
  ALIYUN_SMS_KEY_ID: 'an-id',
  ALIYUN_SMS_KEY_SECRET: 'a-secret',
  ALIYUN_SMS_SIGN: '骨元',
  ALIYUN_SMS_TEMPLATES: 'code=1001,passwordChanged=1002',
  ALIYUN_SMS_ENDPOINT: provider.endpoint,
});

beforeAll(async () => {
  provider = await startSmsProvider(OK);
  first = await testApp({ clock, env: { ...settings(), WORKERS: 'on' }, poolSize: 10 });
  second = await testApp({ clock, env: { ...settings(), WORKERS: 'on' }, beside: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
  await provider.close();
});
beforeEach(() => {
  provider.answer = OK;
  provider.got.length = 0;
});

const freshMobile = () => `1376660${String(++numbers).padStart(4, '0')}`;

async function requestCode(gateway: TestApp, account = freshMobile()): Promise<number> {
  const reply = await gateway.browser().call('createVerificationCode', { account, typeId: 3, sendType: 0 });
  return reply.json().responseCode;
}

async function readDelivery(account: string, { deps: { sql } } = first) {
  const rows = await sql`select state, reason, content from delivery where account = ${account}`;
  expect(rows).toHaveLength(1);
  return rows[0];
}

const countSent = (account: string) => provider.got.filter(({ query }) => query.get('PhoneNumbers') === account).length;

/** A gateway with a separate database, without workers, and a function that starts some on it. */
async function idleGateway() {
  const gateway = await testApp({ clock, env: { ...settings(), WORKERS: 'off' } });
  const { outbox } = createOutbox(gateway.deps);
  const notice = { locale: 'zh', notice: 'passwordChanged', values: { email: 'x' } } as const;
  const enqueue = (account: string, key = `test:${account}`) =>
    gateway.deps.db.transaction((tx) => outbox.enqueue(tx, { kind: 'sms', account, ...notice }, key));
  return { gateway, enqueue };
}

test('codes are sent once, however many workers there are, and their content is erased', async () => {
  const mobiles = Array.from({ length: 20 }, freshMobile);
  const codes = await Promise.all(mobiles.map((mobile, index) => requestCode(index % 2 ? first : second, mobile)));
  expect(codes).toEqual(mobiles.map(() => 0));
  for (const mobile of mobiles) {
    expect(countSent(mobile)).toBe(1);
    expect(await readDelivery(mobile)).toEqual({ state: 'sent', reason: null, content: null });
  }
});

test('a code is published to the workers of another gateway, which do not wait for their next poll', async () => {
  const { gateway } = await idleGateway();
  const pollHourly = (workers: readonly Worker[]) => workers.map((worker) => ({ ...worker, poll: 3600 }));
  const working = await testApp({
    clock,
    env: { ...settings(), WORKERS: 'on' },
    beside: gateway,
    modules: (_deps, { workers }) => ({ workers: pollHourly(workers) }),
  });
  holdTimeLimits(5000);
  // The first message may be queued before their first poll.
  for (let codes = 0; codes < 5; codes++) expect(await requestCode(gateway)).toBe(0);
  await working.close();
  await gateway.close();
});

test('a message of one idempotency key is queued once, and none without its commit', async () => {
  const { gateway, enqueue } = await idleGateway();
  const mobile = freshMobile();
  expect(await enqueue(mobile, 'same')).toBe(await enqueue(mobile, 'same'));
  const { db, sql } = gateway.deps;
  const { outbox } = createOutbox(gateway.deps);
  const undone = db.transaction(async (tx) => {
    const notice = { notice: 'passwordChanged', values: {} } as const;
    await outbox.enqueue(tx, { kind: 'sms', account: mobile, locale: 'zh', ...notice }, 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await sql`select d.key from delivery d join pgboss.job j on j.id = d.id`).toEqual([{ key: 'same' }]);
  expect(await sql`select id from pgboss.job where name = 'notices'`).toHaveLength(1);
  await gateway.close();
});

test('a refused code is retried while its caller waits', async () => {
  provider.answer = REFUSAL;
  const mobile = freshMobile();
  const answered = requestCode(first, mobile);
  await vi.waitFor(() => expect(countSent(mobile)).toBe(1), 15_000);
  provider.answer = OK;
  expect(await answered).toBe(0);
  expect(countSent(mobile)).toBe(2);
});

test('a code that is not sent within 5 seconds is cancelled, not counted, and never sent later', async () => {
  provider.answer = REFUSAL;
  const { gateway } = await idleGateway();
  const [refused, waiting] = [freshMobile(), freshMobile()];
  const limits = holdTimeLimits(5000);
  const answers = Promise.all([requestCode(first, refused), requestCode(gateway, waiting)]);
  await vi.waitFor(() => expect(countSent(refused)).toBeGreaterThan(0), 15_000);
  await vi.waitFor(() => readDelivery(waiting, gateway), 15_000);
  limits.pass(5000);
  expect(await answers).toEqual([FAILED, FAILED]);
  expect(await readDelivery(refused)).toMatchObject({ state: 'cancelled', content: null });
  expect(await readDelivery(waiting, gateway)).toMatchObject({ state: 'cancelled', content: null });
  for (const { deps } of [first, gateway]) {
    expect(await deps.sql`select id from verification_code where account in (${refused}, ${waiting})`).toEqual([]);
  }

  provider.answer = OK;
  const attempts = countSent(refused);
  const restarted = await testApp({ clock, env: { ...settings(), WORKERS: 'on' }, beside: gateway });
  for (const { deps } of [first, restarted]) {
    await deps.sql`update pgboss.job set start_after = now() where name = 'codes' and state = 'retry'`;
    await vi.waitFor(async () => {
      expect(await deps.sql`select id from pgboss.job where name = 'codes' and state <> 'completed'`).toEqual([]);
    }, 15_000);
  }
  expect([countSent(refused), countSent(waiting)]).toEqual([attempts, 0]);
  await restarted.close();
  await gateway.close();
});

test('a message is dropped after it has expired, and with its account', async () => {
  const { gateway, enqueue } = await idleGateway();
  const [expired, erased, due] = [freshMobile(), freshMobile(), freshMobile()];
  await enqueue(expired);
  clock.advance(6 * 60 * 60 * 1000);
  await enqueue(erased);
  await enqueue(due);
  const { db } = gateway.deps;
  await db.transaction(async (tx) => {
    for (const erase of gateway.modules.erasures) await erase(tx, { id: 'nobody', names: [erased] });
  });
  const working = await testApp({ clock, env: { ...settings(), WORKERS: 'on' }, beside: gateway });
  await vi.waitFor(() => expect(countSent(due)).toBe(1), 15_000);
  await expect.poll(() => readDelivery(expired, gateway)).toMatchObject({ state: 'expired', content: null });
  await vi.waitFor(async () => {
    expect(await gateway.deps.sql`select id from pgboss.job where name = 'notices' and state <> 'completed'`).toEqual(
      [],
    );
  }, 15_000);
  expect([countSent(expired), countSent(erased)]).toEqual([0, 0]);
  await working.close();
  await gateway.close();
});

test('a dump of the database contains no code in clear while it is being delivered', async () => {
  const { gateway } = await idleGateway();
  const [account, code] = [freshMobile(), '7319'];
  const { outbox } = createOutbox(gateway.deps);
  const { db, sql } = gateway.deps;
  const message = { kind: 'sms', account, locale: 'zh', purpose: 'mobileLogin', code } as const;
  await db.transaction((tx) => outbox.enqueue(tx, message, 'code:1'));
  const content = (await readDelivery(account, gateway))?.content;
  expect(content.length).toBeGreaterThan(50);
  expect(content.includes(code)).toBe(false);
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${name} t`);
    // Alone: four digits are part of many numbers.
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`"${code}"|验证码${code}`));
  }
  await gateway.close();
});

test('a message that another secret encrypted is refused', async () => {
  const { gateway, enqueue } = await idleGateway();
  const mobile = freshMobile();
  await enqueue(mobile);
  await gateway.deps.sql`update delivery set content = '\\x00112233445566778899aabbccddeeff00112233445566778899'`;
  const working = await testApp({ clock, env: { ...settings(), WORKERS: 'on' }, beside: gateway });
  await expect.poll(() => readDelivery(mobile, gateway)).toMatchObject({ state: 'refused', content: null });
  expect(countSent(mobile)).toBe(0);
  await working.close();
  await gateway.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { createLoginRecordRepository } from './login-record-repository.ts';

const MINUTE = 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

const read = async (browser: Browser, page: { cursor?: string; pageSize?: number } = {}) =>
  (await browser.call('listLoginRecords', page)).json().data;

test('every login and every wrong password is listed, newest first, with its outcome', async () => {
  const mobile = '13900000002';
  const first = await gateway.login(mobile);
  clock.advance(MINUTE);
  await gateway.browser().call('accountPasswdLogin', { mobile, passwd: 'not it at all' });
  clock.advance(MINUTE);
  const second = gateway.browser();
  await requestLoginCode(second, mobile);
  await logInByCode(second, mobile, await readCode(second, mobile));
  const { list, nextCursor, today, perDay } = await read(second);
  expect(list).toMatchObject([
    { way: 'code', result: 'success', at: clock.now(), displacedAt: null, phonePages: false },
    { way: 'password', result: 'wrongPassword', at: clock.now() - MINUTE, displacedAt: null },
    { way: 'password', result: 'success', at: clock.now() - 2 * MINUTE, displacedAt: clock.now() },
  ]);
  expect([nextCursor, today, perDay]).toEqual([null, 2, 3]);
  expect((await first.call('listLoginRecords', {})).json().code).toBe(110031);
});

test('a fourth login of the day waits for the phone', async () => {
  const mobile = '13900000004';
  for (let login = 1; login <= 3; login++) await gateway.login(mobile);
  const browser = await gateway.login('13900000006');
  const own = gateway.browser();
  await own.call('accountPasswdLogin', { mobile, passwd: 'Osteon2026!' });
  clock.advance(24 * 60 * MINUTE);
  await own.login(mobile);
  expect((await read(own)).list.slice(0, 2)).toMatchObject([
    { result: 'success' },
    { way: 'password', result: 'phone', displacedAt: null },
  ]);
  expect((await read(browser)).list).toHaveLength(1);
});

test('pages follow one another without a gap, also where timestamps are equal', async () => {
  const browser = gateway.browser();
  const mobile = '13900000007';
  await browser.login(mobile);
  for (let wrong = 0; wrong < 6; wrong++) {
    await gateway.browser().call('accountPasswdLogin', { mobile, passwd: 'not it at all' });
  }
  const whole = (await read(browser)).list.map(({ id }: { id: string }) => id);
  expect(whole).toHaveLength(7);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(browser, { ...(cursor === undefined ? {} : { cursor }), pageSize: 2 });
    paged.push(...page.list.map(({ id }: { id: string }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toEqual(whole);
});

test('an invented cursor is refused', async () => {
  const browser = await gateway.login('13900000005');
  expect((await browser.call('listLoginRecords', { cursor: 'bm9uc2Vuc2U' })).statusCode).toBe(400);
  expect((await gateway.browser().call('listLoginRecords', {})).statusCode).toBe(401);
});

test('a page is read in the order of its index, however many logins there are', async () => {
  const { db, sql } = gateway.deps;
  await sql`
    insert into login_record (account_id, at, way, result, kind, device_id, ip, user_agent)
    select 'sample-08', now() - n * interval '1 minute', 'code', 'success', 'desktop', 'd', '192.0.2.1', ''
    from generate_series(1, 20000) as n`;
  await sql`analyze login_record`;
  const query = createLoginRecordRepository(db)
    .list('sample-08', [Date.now() - 60 * MINUTE, 1], 11)
    .toSQL();
  const rows = await sql.unsafe(`explain ${query.sql}`, query.params as string[]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('login_record_account');
  expect(plan).not.toContain('Sort');
});

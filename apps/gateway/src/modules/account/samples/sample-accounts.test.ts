import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { account } from '../accounts/tables.ts';
import { accountLock } from '../lock/tables.ts';
import { loadSampleAccounts } from './sample-account-service.ts';
import { SAMPLE_PASSWORD } from './sample-accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test('there is one sample account of each kind', async () => {
  const rows = await gateway.deps.db.select().from(account).orderBy(asc(account.mobile));
  const said = rows.map(({ mobile, email, roleId, authState, memberType, buyType, discountFen, internationalStatus }) =>
    [mobile ?? email, roleId, authState, memberType, buyType, discountFen, internationalStatus].join(' '),
  );
  expect(said).toEqual([
    '13900000001 5 0 0 0 3990 0',
    '13900000002 6 1 0 0 3990 0',
    '13900000003 11 1 1 1  0',
    '13900000004 12 1 0 0 3990 0',
    '13900000005 13 1 0 0 3990 0',
    '13900000006 14 0 0 0 3990 0',
    '13900000007 15 1 0 0 3990 0',
    '13900000008 6 1 1 1  0',
    '13900000009 6 1 1 1  0',
    '13900000010 6 1 0 0 3990 0',
    '13900000011 6 1 0 0 3990 0',
    '13900000012 6 1 0 0 3990 0',
    '13900000013 6 1 0 0 3990 0',
    '13900000014 5 2 0 0 3990 0',
    '13900000015 5 3 0 0 3990 0',
    '13900000016 5 4 0 0 3990 0',
    'doctor@osteon.example 6 1 0 0 3990 1',
  ]);
});

test('memberships end when they should', async () => {
  const rows = await gateway.deps.db
    .select()
    .from(account)
    .where(sql`${account.memberType} > 0`)
    .orderBy(asc(account.mobile));
  const days = rows.map(({ expirationTime }) => Math.round(((expirationTime ?? 0) - Date.now()) / DAY));
  expect(days).toEqual([365, -20, 10]);
});

test('every sample account but the cancelled one logs in', async () => {
  const names = await gateway.deps.db.select({ mobile: account.mobile, email: account.email }).from(account);
  for (const { mobile, email } of names) {
    const name = mobile === null ? { email: email ?? '' } : { mobile };
    const reply = await gateway.browser().call('accountPasswdLogin', { passwd: SAMPLE_PASSWORD, ...name });
    expect(reply.json().responseCode).toBe(mobile === '13900000010' ? 110004 : 0);
  }
});

test('loading them again changes nothing', async () => {
  const { db, clock } = gateway.deps;
  await db.update(account).set({ name: '改过的名字' }).where(sql`${account.id} = 'sample-02'`);
  const read = () => Promise.all([db.select().from(account).orderBy(account.id), db.select().from(accountLock)]);
  const before = await read();
  await loadSampleAccounts(db, clock, { production: false });
  expect(await read()).toEqual(before);
});

test('the account that is being cancelled stays so, however old the library is', async () => {
  const { db } = gateway.deps;
  const later = Date.now() + 40 * DAY;
  await loadSampleAccounts(db, { now: () => later }, { production: false });
  const [row] = await db.select().from(account).where(sql`${account.id} = 'sample-10'`);
  expect(row?.cancelRequestedAt).toBe(later);
});

test('there are no sample accounts in production', async () => {
  const { db, clock } = gateway.deps;
  await expect(loadSampleAccounts(db, clock, { production: true })).rejects.toThrow(/production/);
});

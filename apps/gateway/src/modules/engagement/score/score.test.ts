import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;

type Item = Omit<RequestOf<'saveScore'>, 'score'>;

const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;
let nurse: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
  nurse = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

const save = async (by: Browser, item: Item, score: unknown) => {
  // Sent as by a forged page.
  const payload = { ...item, score } as RequestOf<'saveScore'>;
  return (await by.call('saveScore', payload)).json();
};
const read = async (by: Browser, item: Item) => (await by.call('getScore', item)).json();
const readState = async (by: Browser, { resourceType, resourceId }: Item) =>
  (await by.call('getEngagementState', { resourceType, resourceIds: [resourceId] })).json().data.list[0];
const readRows = (item: Item) => gateway.deps.sql`
  select account_id, score from item_score where (ref_type, ref_id) = (${item.resourceType}, ${item.resourceId})
  order by account_id`;

test('a doctor from abroad scores with a verified e-mail address and no phone number', async () => {
  const email = 'doctor@osteon.example';
  const item = { resourceType: 1, resourceId: 'v05' } as const;
  const abroad = await gateway.login(email);
  await gateway.deps.sql`update account set international_status = 1 where email = ${email} and mobile = ''`;
  expect((await save(abroad, item, 4)).data).toEqual({ average: 4, count: 1, own: 4 });
});

test.each([
  ['a video', { resourceType: 1, resourceId: 'v03' }],
  ['a document', { resourceType: 2, resourceId: 'b16' }],
  ['a case', { resourceType: 7, resourceId: 'k04' }],
  ['a course', { resourceType: 14, resourceId: 'c01' }],
] as const)(
  'scores of %s are averaged, one of each account, and a later one replaces an earlier one',
  async (_what, item) => {
    expect((await read(gateway.browser(), item)).data).toEqual({ average: null, count: 0, own: null });
    expect((await save(doctor, item, 5)).data).toEqual({ average: 5, count: 1, own: 5 });
    expect((await save(nurse, item, 2)).data).toEqual({ average: 3.5, count: 2, own: 2 });
    expect((await save(doctor, item, 1)).data).toEqual({ average: 1.5, count: 2, own: 1 });
    expect((await save(doctor, item, 1)).data).toEqual({ average: 1.5, count: 2, own: 1 });
    expect((await read(doctor, item)).data).toEqual({ average: 1.5, count: 2, own: 1 });
    expect((await read(gateway.browser(), item)).data).toEqual({ average: 1.5, count: 2, own: null });
    expect(await readState(nurse, item)).toMatchObject({ score: { average: 1.5, count: 2 }, own: { score: 2 } });
    expect(await readState(gateway.browser(), item)).toMatchObject({ score: { count: 2 }, own: { score: null } });
    expect(await readRows(item)).toEqual([
      { account_id: 'sample-03', score: 1 },
      { account_id: 'sample-04', score: 2 },
    ]);
  },
);

describe('is refused', () => {
  const item = { resourceType: 1, resourceId: 'v06' } as const;

  test.each([0, 6, -1, 3.5, '3', null, undefined])('a score of %j', async (score) => {
    expect((await save(doctor, item, score)).code).toBe(40_000);
    expect(await readRows(item)).toEqual([]);
  });

  test('an item that is not visible, and a type without scores', async () => {
    const codeOf = async (wanted: unknown) => [
      (await save(doctor, wanted as Item, 3)).code,
      (await read(doctor, wanted as Item)).code,
    ];
    expect(await codeOf({ resourceType: 1, resourceId: 'nothing' })).toEqual([40_400, 40_400]);
    expect(await codeOf({ resourceType: 7, resourceId: 'v06' })).toEqual([40_400, 40_400]);
    expect(await codeOf({ resourceType: 9, resourceId: 'e01' })).toEqual([40_000, 40_000]);
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v06'`;
    expect(await codeOf(item)).toEqual([40_400, 40_400]);
    await gateway.deps.sql`update resource set state = 'published' where id = 'v06'`;
    expect(await readRows(item)).toEqual([]);
  });

  test('by the scene, before anything is written', async () => {
    expect(await save(gateway.browser(), item, 3)).toMatchObject({ code: 40_100, data: { sceneId: 57 } });
    const newcomer = await gateway.login('13900000001');
    expect(await save(newcomer, item, 3)).toMatchObject({
      code: 40_305,
      data: { sceneId: 57, outcome: 'certifyLevel1' },
    });
    expect(await readRows(item)).toEqual([]);
  });

  test('the score of another account: the session identifies the owner', async () => {
    expect((await save(doctor, { ...item, accountId: 'sample-04' } as Item, 3)).code).toBe(40_000);
    expect(await readRows(item)).toEqual([]);
  });
});

test('an erased account leaves no score, and the averages are those of the other accounts', async () => {
  const leaving = await gateway.login('13900000009');
  const alone = { resourceType: 1, resourceId: 'v07' } as const;
  const shared = { resourceType: 7, resourceId: 'k05' } as const;
  await save(leaving, alone, 2);
  await save(leaving, shared, 1);
  await save(doctor, shared, 4);
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  expect((await leaving.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const visitor = gateway.browser();
  expect((await read(visitor, alone)).data).toEqual({ average: null, count: 0, own: null });
  expect((await read(visitor, shared)).data).toEqual({ average: 4, count: 1, own: null });
  expect(await gateway.deps.sql`select score from item_score where account_id = 'sample-09'`).toEqual([]);
});

test('the daily job fixes wrong counts, and deletes the scores of removed resources', async () => {
  const item = { resourceType: 7, resourceId: 'k05' } as const;
  const { sql } = gateway.deps;
  await sql`update engagement_count set scores = 3, score_sum = 9 where ref_id = 'k05'`;
  await sql`update engagement_count set score_sum = 3 where ref_id = 'k04' and ref_type = 7`;
  await sql`
    insert into item_score (account_id, ref_type, ref_id, score, scored_at) values ('sample-03', 1, 'gone', 5, now()),
      ('sample-03', 1, 'v08', 3, now())`;
  const job = gateway.modules.jobs.find(({ name }) => name === 'engagement-counts');
  expect(await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()))).toBe(false);
  const visitor = gateway.browser();
  expect((await read(visitor, item)).data).toMatchObject({ average: 4, count: 1 });
  expect((await read(visitor, { resourceType: 1, resourceId: 'v08' })).data).toMatchObject({ average: 3, count: 1 });
  expect(await sql`select account_id from item_score where ref_id = 'gone'`).toEqual([]);
  const differing = await sql`
    select ref_id from engagement_count c
    where (scores, score_sum) <> (
      select count(*)::int, coalesce(sum(score), 0)::int from item_score s
      where (s.ref_type, s.ref_id) = (c.ref_type, c.ref_id))`;
  expect(differing).toEqual([]);
});

test('a score is stored even where the count was wrong, which the daily job fixes', async () => {
  const item = { resourceType: 1, resourceId: 'v09' } as const;
  await save(doctor, item, 5);
  await gateway.deps.sql`update engagement_count set scores = 0, score_sum = 0 where ref_id = 'v09'`;
  expect(await save(doctor, item, 1)).toMatchObject({ code: 0, data: { own: 1 } });
  expect(await readRows(item)).toEqual([{ account_id: 'sample-03', score: 1 }]);
});

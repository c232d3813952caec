import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let picks: ResponseOf<'getHome'>['recommended'];

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8 });
  browser = await gateway.login('13900000001');
  picks = await recommended(gateway.browser());
  await gateway.deps.sql`update resource set published_at = '2020-01-01'`;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { sql } = gateway.deps;
  await sql`delete from follow where account_id = 'sample-01'`;
  await sql`delete from favorite_entry where account_id = 'sample-01'`;
  await sql`delete from favorite where account_id = 'sample-01'`;
  await sql`delete from browse_record where account_id = 'sample-01'`;
  await sql`delete from dismissed_recommendation`;
  await sql`update account set specialty_id = '' where id = 'sample-01'`;
});

const recommended = async (by = browser): Promise<ResponseOf<'getHome'>['recommended']> =>
  (await by.call('getHome', {})).json().data.recommended;
const idsOf = (list: ResponseOf<'getHome'>['recommended']) => list.map(({ resourceId }) => resourceId);
const dismiss = async (resourceId: string, on = true, by = browser) =>
  (await by.call('dismissRecommendation', { resourceId, on })).json().code;

/** The ids of published resources with a tag of this one. */
async function listAlike(id: string): Promise<string[]> {
  const rows = await gateway.deps.sql<{ id: string }[]>`
    select distinct other.resource_id as id from resource_tag as own join resource_tag as other using (tag_id)
    where own.resource_id = ${id} and other.resource_id <> ${id} and other.is_published`;
  return rows.map((row) => row.id);
}

test('visitors, and customers without any signals, get the picks without a reason', async () => {
  expect(picks).toHaveLength(8);
  expect(picks.map(({ reason }) => reason)).toEqual(picks.map(() => null));
  expect(idsOf(await recommended())).toEqual(idsOf(picks));
});

describe('a reason is correct:', () => {
  test('a followed doctor, until the follow is ended', async () => {
    await browser.call('updateSubscribe', { resType: 9, resId: 'e04', on: true });
    const [first, ...rest] = await recommended();
    expect(first).toMatchObject({ author: { id: 'e04' }, reason: { kind: 'following', name: first?.author?.name } });
    expect(rest.filter(({ reason }) => reason !== null)).toEqual([]);
    expect(rest).toHaveLength(7);
    await browser.call('updateSubscribe', { resType: 9, resId: 'e04', on: false });
    expect(idsOf(await recommended())).toEqual(idsOf(picks));
  });

  test('a viewed resource with a tag in common, until the history is cleared', async () => {
    await gateway.deps.sql`
      insert into browse_record (account_id, resource_type, resource_id, viewed_at)
      select 'sample-01', type, id, now() from resource where id = 'v24'`;
    const alike = await listAlike('v24');
    const found = (await recommended()).filter(({ reason }) => reason !== null);
    expect(found.length).toBeGreaterThan(0);
    const [row] = await gateway.deps.sql`select title, title_en from resource where id = 'v24'`;
    for (const { resourceId, reason } of found) {
      expect(alike).toContain(resourceId);
      expect(reason).toEqual({ kind: 'watched', title: row?.['title'], titleEn: row?.['title_en'] });
    }
    await browser.call('clearBrowseRecords', {});
    expect(idsOf(await recommended())).toEqual(idsOf(picks));
  });

  test('a favourite with a tag in common', async () => {
    await gateway.deps.sql`insert into favorite values ('sample-01', 'v24', now())`;
    const alike = await listAlike('v24');
    const found = (await recommended()).filter(({ reason }) => reason !== null);
    expect(found.length).toBeGreaterThan(0);
    for (const { resourceId, reason } of found) {
      expect(alike).toContain(resourceId);
      expect(reason).toMatchObject({ kind: 'collected' });
    }
    expect(idsOf(found)).not.toContain('v24');
  });

  test('the own specialty', async () => {
    await gateway.deps.sql`
      update account set specialty_id = (select specialty_id from resource where id = 'v24') where id = 'sample-01'`;
    const found = (await recommended()).filter(({ reason }) => reason !== null);
    expect(found.length).toBeGreaterThan(0);
    for (const { specialty, reason } of found) {
      expect(reason).toEqual({ kind: 'specialty', name: specialty.name, nameEn: specialty.nameEn });
    }
  });
});

describe('less of this', () => {
  test('removes a pick, and an undo restores it', async () => {
    const [first] = idsOf(picks);
    expect(await dismiss(first ?? '')).toBe(0);
    expect(await dismiss(first ?? '')).toBe(0);
    expect(idsOf(await recommended())).toEqual(idsOf(picks).slice(1));
    expect(await gateway.deps.sql`select resource_id from dismissed_recommendation`).toHaveLength(1);
    expect(idsOf(await recommended(gateway.browser()))).toEqual(idsOf(picks));
    for (let times = 0; times < 2; times++) expect(await dismiss(first ?? '', false)).toBe(0);
    expect(idsOf(await recommended())).toEqual(idsOf(picks));
  });

  test('twice of one author ends the recommendations of them', async () => {
    await browser.call('updateSubscribe', { resType: 9, resId: 'e04', on: true });
    const works = await gateway.deps
      .sql`select id from resource where author_id = 'e04' and state = 'published' order by published_at, id`;
    expect(works.length).toBeGreaterThan(2);
    await dismiss(String(works[0]?.['id']));
    expect((await recommended())[0]).toMatchObject({ author: { id: 'e04' }, reason: { kind: 'following' } });
    await dismiss(String(works[1]?.['id']));
    expect((await recommended()).filter(({ reason }) => reason !== null)).toEqual([]);
  });

  test('many taps at once count once', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => dismiss('v24'))))).toEqual(new Set([0]));
    expect(await gateway.deps.sql`select resource_id from dismissed_recommendation`).toHaveLength(1);
  });

  test('is refused for invisible resources, for a payload without a decision and for visitors', async () => {
    expect(await dismiss('none')).toBe(40_400);
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v24'`;
    expect(await dismiss('v24')).toBe(40_400);
    expect(await dismiss('v24', false)).toBe(0);
    await gateway.deps.sql`update resource set state = 'published' where id = 'v24'`;
    const reply = await browser.send({
      method: 'POST',
      url: '/gateway/home-service/dismissRecommendation',
      headers: { apiToken: browser.cookies.get('apiToken') ?? '' },
      payload: { resourceId: 'v24', on: 'yes' },
    });
    expect(reply.json().code).toBe(40_000);
    expect(await dismiss('v24', true, gateway.browser())).toBe(40_100);
  });

  test('is deleted with the account', async () => {
    const leaving = await gateway.login('13900000009');
    expect(await dismiss('v24', true, leaving)).toBe(0);
    await gateway.deps.sql`update account set cancel_requested_at = now() - interval '40 days' where id = 'sample-09'`;
    clock.advance(30 * 86_400_000);
    await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
    expect(await gateway.deps.sql`select * from dismissed_recommendation`).toEqual([]);
  });
});

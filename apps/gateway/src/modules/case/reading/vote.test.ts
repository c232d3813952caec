import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const clock = createFakeClock();
let gateway: TestApp;
let member: Browser;
const ID = 'k16';

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  member = await gateway.login('13900000003');
});
beforeEach(async () => {
  await gateway.deps.sql`delete from case_opening`;
  await gateway.deps.sql`delete from case_vote_count`;
});
afterAll(() => gateway.close());

const vote = async (by: Browser, option: number, id = ID) => (await by.call('voteCase', { id, option })).json();
const get = async (by: Browser): Promise<ResponseOf<'getCase'>> => (await by.call('getCase', { id: ID })).json().data;
const openings = () =>
  gateway.deps
    .sql`select account_id, browser_hash is not null as browser, option, level from case_opening order by opened_at`;

/** Logs an account in from a browser; a new number becomes an account. */
async function logIn(browser: Browser, mobile: string): Promise<void> {
  await requestLoginCode(browser, mobile);
  await logInByCode(browser, mobile, await readCode(browser, mobile));
}

/** A browser that has its device id already. */
async function returningVisitor(): Promise<Browser> {
  const browser = gateway.browser();
  await browser.call('openCaseOutcome', { id: 'k01' });
  await gateway.deps.sql`delete from case_opening`;
  return browser;
}

describe('a vote', () => {
  test('opens the outcome, is counted once, and the same one again has the same answer', async () => {
    const first = await vote(member, 1);
    expect(first).toMatchObject({ code: 0, data: { chosen: expect.any(String), reason: expect.any(String) } });
    expect(first.data.distribution.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0, 0]);
    expect(await vote(member, 1)).toEqual(first);
    expect(await vote(member, 2)).toMatchObject({ code: 40_900 });
    const page = await get(member);
    expect(page).toMatchObject({ isSealed: false, opened: 'vote', voteNum: 1, decision: { vote: 1 } });
    expect(page.card.case).toMatchObject({ voteNum: 1, answered: true });
    expect(await openings()).toHaveLength(1);
  });

  test('of 20 at once is stored once, for an account and for a browser', async () => {
    for (const by of [member, await returningVisitor()]) {
      await gateway.deps.sql`delete from case_opening`;
      await gateway.deps.sql`delete from case_vote_count`;
      const replies = await Promise.all(Array.from({ length: 20 }, (_each, index) => vote(by, index % 2)));
      const [row] = await openings();
      const winners = replies.filter(({ code }) => code === 0);
      expect(replies.filter(({ code }) => code === 40_900)).toHaveLength(10);
      expect(winners).toHaveLength(10);
      const { voteNum, decision } = await get(by);
      expect([voteNum, decision.vote]).toEqual([1, row?.['option']]);
    }
  });

  test.each([
    ['an option that the case does not have', ID, 4, 40_000],
    ['the option -1', ID, -1, 40_000],
    ['half an option', ID, 0.5, 40_000],
    ['an unknown case', 'k99', 0, 40_400],
    ['a video', 'v01', 0, 40_400],
  ])('for %s is refused', async (_what, id, option, code) => {
    expect(await vote(member, option, id)).toMatchObject({ code });
    expect(await openings()).toEqual([]);
  });

  test('for a withdrawn case is refused', async () => {
    const { sql } = gateway.deps;
    await sql`update resource set state = 'withdrawn' where id = ${ID}`;
    expect(await vote(member, 0)).toMatchObject({ code: 40_400 });
    await sql`update resource set state = 'published' where id = ${ID}`;
  });

  test('after the outcome was opened without one is refused', async () => {
    await member.call('openCaseOutcome', { id: ID });
    expect(await vote(member, 0)).toMatchObject({ code: 40_900 });
    await member.call('openCaseOutcome', { id: ID });
    expect(await get(member)).toMatchObject({ opened: 'outcome', voteNum: 0, decision: { vote: null } });
    expect((await get(member)).card.case?.answered).toBe(false);
  });
});

test('votes are counted by the level of the hospital in the public profile, an unknown one in neither', async () => {
  const { sql } = gateway.deps;
  const [profile] = await sql`select hospital_id from doctor where account_id = 'sample-03'`;
  const levels = async () => (await get(member)).decision.distribution?.[0];
  const hospitalOf = async (grade: string) => {
    await sql`delete from case_opening`;
    await sql`insert into hospital (id, name, city, grade) values ('graded', '分级医院', '安远市', ${grade})
      on conflict (id) do update set grade = ${grade}`;
    await sql`update doctor set hospital_id = 'graded' where account_id = 'sample-03'`;
    await vote(member, 0);
  };
  await hospitalOf('三级乙等');
  expect(await levels()).toEqual({ option: 0, count: 1, byLevel: { tertiary: 1, lower: 0 } });
  await hospitalOf('二级甲等');
  expect(await levels()).toEqual({ option: 0, count: 2, byLevel: { tertiary: 1, lower: 1 } });
  await hospitalOf('');
  expect(await levels()).toEqual({ option: 0, count: 3, byLevel: { tertiary: 1, lower: 1 } });
  await sql`update doctor set hospital_id = ${profile?.['hospital_id'] ?? null} where account_id = 'sample-03'`;
  await sql`delete from hospital where id = 'graded'`;
});

describe("a visitor's vote", () => {
  test('belongs to the browser, and is on its lists alone', async () => {
    const [visitor, other] = [await returningVisitor(), await returningVisitor()];
    expect(await vote(visitor, 1)).toMatchObject({ code: 0 });
    expect(await vote(visitor, 0)).toMatchObject({ code: 40_900 });
    expect((await get(visitor)).decision.vote).toBe(1);
    expect((await get(other)).isSealed).toBe(true);
    const answered = async (by: Browser) => {
      const { list }: ResponseOf<'listContent'> = (await by.call('listContent', { resourceType: 7 })).json().data;
      return list.filter((card) => card.case?.answered).map(({ resourceId }) => resourceId);
    };
    for (let round = 0; round < 2; round++) {
      expect([await answered(visitor), await answered(other), await answered(gateway.browser())]).toEqual([
        [ID],
        [],
        [],
      ]);
    }
  });

  test('goes to the account that logs in there and has none, and is counted once', async () => {
    const visitor = await returningVisitor();
    await vote(visitor, 1);
    await logIn(visitor, '13700000011');
    const page = await get(visitor);
    expect(page).toMatchObject({ opened: 'vote', voteNum: 1, decision: { vote: 1 } });
    expect(page.card.case?.answered).toBe(true);
    const elsewhere = gateway.browser();
    await logIn(elsewhere, '13700000011');
    expect(await get(elsewhere)).toMatchObject({ decision: { vote: 1 } });
    expect(await openings()).toMatchObject([{ account_id: expect.any(String), option: 1 }]);
    // It stays the vote of this browser, and does not go on to another account.
    await logIn(visitor, '13700000012');
    expect((await get(visitor)).isSealed).toBe(true);
    await visitor.call('logout', {});
    expect((await get(visitor)).decision.vote).toBe(1);
  });

  test('stays with the browser where the account has its own', async () => {
    const [own, visitor] = [await returningVisitor(), await returningVisitor()];
    await logIn(own, '13700000013');
    await vote(own, 0);
    await vote(visitor, 1);
    await logIn(visitor, '13700000013');
    expect(await get(visitor)).toMatchObject({ voteNum: 2, decision: { vote: 0 } });
  });

  test('is deleted after two years and stays counted', async () => {
    const visitor = await returningVisitor();
    await vote(visitor, 1);
    await vote(member, 1);
    clock.advance(729 * 86_400_000);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await openings()).toHaveLength(2);
    clock.advance(2 * 86_400_000);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await openings()).toMatchObject([{ account_id: 'sample-03' }]);
    expect((await get(gateway.browser())).voteNum).toBe(2);
  });
});

test('the votes of an erased account stay counted without it, and its measures are deleted', async () => {
  const { sql } = gateway.deps;
  await vote(await gateway.login('13900000004'), 1);
  await sql`insert into case_measure values ('sample-04', ${ID}, 'image', 'i', '[]', now())`;
  await sql`update account set cancel_requested_at = now() - interval '1 year' where id = 'sample-04'`;
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await openings()).toMatchObject([{ account_id: null, option: 1 }]);
  expect(await sql`select from case_measure`).toHaveLength(0);
  expect((await get(gateway.browser())).voteNum).toBe(1);
});

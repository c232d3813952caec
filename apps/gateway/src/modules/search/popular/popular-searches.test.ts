import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { isPresentable } from './blocked-words.ts';
import { searchJobs } from './jobs.ts';
import { createQueryLog } from './query-log-service.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00+08:00');
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.set(NOON);
  await gateway.deps.sql`truncate search_query, popular_search`;
  await gateway.deps.sql`delete from chore_run where name in ('popular-searches', 'search-queries')`;
});

const from = (network: number) => ({ 'x-forwarded-for': `198.51.${network}.7` });

/** Searches, and waits until `rows` searches are stored. */
async function search(
  browser: Browser,
  keyWord: string,
  headers: Record<string, string>,
  rows?: number,
): Promise<void> {
  const reply = await browser.call('search', { keyWord, sort: 'relevance', exact: 'false' }, headers);
  expect(reply.json().code).toBe(0);
  if (rows !== undefined) await waitForRows(rows);
}

const waitForRows = (rows: number) =>
  vi.waitFor(async () => expect(await gateway.deps.sql`select * from search_query`).toHaveLength(rows), {
    timeout: 15_000,
    interval: 50,
  });

async function rollUp(): Promise<string[]> {
  await gateway.deps.sql`delete from chore_run where name = 'popular-searches'`;
  await runDailyJobs(gateway.deps, searchJobs);
  const { preList, bigDataList } = (await gateway.browser().call('listHotSearches', {})).json().data;
  expect(preList.length).toBeGreaterThan(0);
  return bigDataList.map(({ query, recommendType }: { query: string; recommendType: number }) => {
    expect(recommendType).toBe(0);
    return query;
  });
}

test('a text becomes popular when five different people have searched for it', async () => {
  const account = await gateway.login('13900000002');
  const phone = await gateway.login('13900000003');
  // The same person twice, one network with two browsers, the same text in other width and case.
  await search(account, 'ACL 重建', from(1));
  await search(account, 'acl重建', from(2));
  await search(phone, 'ＡＣＬ重建', from(3));
  await search(gateway.browser(), 'ACL重建', from(4));
  await search(gateway.browser(), 'ACL重建', { 'x-forwarded-for': '198.51.4.200' });
  await search(gateway.browser(), 'ACL重建', from(5), 4);
  expect(await rollUp()).toEqual([]);
  // A person who refuses tracking does not count.
  await search(gateway.browser(), 'ACL重建', { ...from(6), dnt: '1' });
  await search(gateway.browser(), 'ACL重建', from(7), 5);
  expect(await rollUp()).toEqual(['ACL重建']);
});

test('searches count for seven days', async () => {
  const searchAll = (people: readonly number[]) =>
    Promise.all(people.map((network) => search(gateway.browser(), '髋臼骨折', from(network))));
  await searchAll([1, 2, 3]);
  await waitForRows(3);
  clock.advance(6 * DAY_MS);
  await searchAll([3, 4]);
  await waitForRows(5);
  expect(await rollUp()).toEqual([]);
  await searchAll([5]);
  await waitForRows(6);
  expect(await rollUp()).toEqual(['髋臼骨折']);
  clock.advance(2 * DAY_MS);
  await gateway.deps.sql`delete from chore_run where name = 'search-queries'`;
  expect(await rollUp()).toEqual([]);
  expect(await gateway.deps.sql`select * from search_query`).toHaveLength(3);
});

test('searches without results, with filters, or chosen by the editors are left out', async () => {
  const { preList } = (await gateway.browser().call('listHotSearches', {})).json().data;
  const editors = preList[0].searchKey;
  for (let person = 1; person <= 5; person++) {
    await search(gateway.browser(), '量子色动力学', from(person));
    await search(gateway.browser(), editors, from(person));
    const filtered = { keyWord: '半月板', sort: 'relevance', exact: 'false', searchType: 1 } as const;
    await gateway.browser().call('search', filtered, from(person));
  }
  await waitForRows(5);
  expect(await rollUp()).toEqual([]);
});

test('popular searches are ordered by the number of people', async () => {
  const { sql } = gateway.deps;
  for (const [key, people] of [
    ['膝关节', 5],
    ['脊柱', 9],
    ['骗子医生', 30],
    ['手外科13912345678', 30],
  ] as const) {
    for (let person = 0; person < people; person++) {
      await sql`insert into search_query (day, key, person, text)
        values ('2026-11-20', ${key}, ${Buffer.from([person])}, ${key})`;
    }
  }
  expect(await rollUp()).toEqual(['脊柱', '膝关节']);
});

test.each([
  ['股骨颈骨折', true],
  ['L4/5 椎间盘突出', true],
  ['某某庸医', false],
  ['加 微 信 拿资料', false],
  ['手术视频13912345678', false],
  ['www.example.org', false],
  ['联系 a@example.org', false],
])('%j may be listed for everybody: %j', (text, shown) => {
  expect(isPresentable({ key: text.replaceAll(' ', '').toLowerCase(), text })).toBe(shown);
});

test('a script stores at most a hundred texts of one address a day', async () => {
  const log = createQueryLog(gateway.deps);
  const { reply } = { reply: { request: { headers: {} } } } as Pick<CallContext, 'reply'>;
  const search110Texts = (ip: string) => {
    for (let text = 0; text < 110; text++) log.record(`骨折${text}`, { session: null, ip, reply });
  };
  search110Texts('198.51.9.7');
  search110Texts('198.51.10.7');
  await log.flush();
  expect(await gateway.deps.sql`select * from search_query`).toHaveLength(200);
  clock.advance(DAY_MS);
  search110Texts('198.51.9.7');
  await log.flush();
  expect(await gateway.deps.sql`select * from search_query`).toHaveLength(300);
});

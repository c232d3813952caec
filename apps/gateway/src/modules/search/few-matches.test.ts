import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import type { SearchCriteria, SearchCursor, SearchMatch } from './repository/search-criteria.ts';
import { selectFewMatches } from './repository/select-few-matches.ts';
import { selectMatches } from './repository/select-matches.ts';

const FIELDS = ['A', 'B', 'D'];
const TSQUERY = "'@w0' & '@few'";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.sql`
    insert into search_entry
    select (array[1, 2, 7, 14])[1 + n % 4], 'r' || n, 'w0', 'key' || n % 30, '', '', 'trauma', now() - n * interval '37 minutes',
      n % 7, n % 9 * 300,
      format('%L:1%s %L:1A', 'w' || n % 2, (${FIELDS}::text[])[1 + n / 2 % 3], case when n <= 120 then 'few' else 'rest' end)::tsvector, '[]'
    from generate_series(1, 400) as n`;
});
afterAll(() => database.close());

const criteriaOf = (tsQuery: string, sort: SearchCriteria['sort']): SearchCriteria => ({
  tsQuery,
  wholeTsQuery: tsQuery,
  titleKeys: ['key6', 'key18'],
  sort,
});

/** Reads all matches, page by page. */
async function readPages(criteria: SearchCriteria, limit: number): Promise<SearchMatch[]> {
  const all: SearchMatch[] = [];
  for (let after: SearchCursor | null = null; ; ) {
    const page: readonly SearchMatch[] = await selectMatches(database.db, criteria, { after, limit });
    all.push(...page);
    const last = page.at(-1);
    if (!last) return all;
    after = [last.tier, last.value, last.resourceId];
  }
}

test.each(['relevance', 'latest', 'hottest'] as const)(
  'few matches by %s are returned in the order of the pages',
  async (sort) => {
    const criteria = criteriaOf(TSQUERY, sort);
    const few = await selectFewMatches(database.db, criteria);
    expect(few).toHaveLength(60);
    expect(new Set(few?.map(({ tier }) => tier))).toEqual(new Set(sort === 'relevance' ? [0, 1, 2, 3] : [3]));
    for (const limit of [7, 100]) expect(await readPages(criteria, limit)).toEqual(few);
  },
);

test('more matches are read page by page', async () => {
  const criteria = criteriaOf("'@w0'", 'relevance');
  expect(await selectFewMatches(database.db, criteria)).toBeNull();
  const pages = await readPages(criteria, 21);
  expect(pages).toHaveLength(200);
  expect(new Set(pages.map(({ resourceId }) => resourceId)).size).toBe(200);
});

test('no match counts as few', async () => {
  expect(await selectFewMatches(database.db, criteriaOf("'@w0' & '@w1'", 'relevance'))).toEqual([]);
});

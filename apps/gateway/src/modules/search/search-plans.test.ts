import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { SEARCHABLE_TYPES } from './base/searchable-types.ts';
import { widenTsQuery } from './query/limited-lexemes.ts';
import type { SearchCriteria } from './repository/search-criteria.ts';
import { selectMatchCounts } from './repository/select-match-counts.ts';
import { selectMatches } from './repository/select-matches.ts';
import { selectTitleMatches } from './repository/select-title-matches.ts';

const ROWS = 20_000;
const LIMIT = 21;

/** Words of every entry, of some and of two: the plan must not depend on the frequency. */
const QUERIES = ["('@骨折')", "('@骨折' & '@w7')", "('@v7' | '@v77')"];
const CRITERIA: readonly Omit<SearchCriteria, 'tsQuery' | 'wholeTsQuery' | 'titleKeys'>[] = [
  { sort: 'relevance' },
  { sort: 'latest' },
  { sort: 'hottest', resourceType: 1 },
  { sort: 'relevance', resourceType: 2, specialtyId: 'trauma', since: Date.now() - 30 * 86_400_000 },
];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.sql`
    insert into search_entry
    select (array[1, 2, 7, 14])[1 + n % 4], 'r' || n, '骨折 ' || n, 'key' || n, '', '', 'trauma', now() - n * interval '37 minutes',
      n % 1000, 6000 + n % 2000,
      format('%L:1A %L:1A %L:1A', '骨折', 'w' || n % 100, 'v' || n)::tsvector, '[]'
    from generate_series(1, ${ROWS}) as n`;
  await database.sql`vacuum analyze search_entry`;
});
afterAll(() => database.close());

/** The steps of a statement's plan. */
async function getSteps({ sql: text, params }: { sql: string; params: unknown[] }): Promise<string[]> {
  const rows = await database.sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, params as never[]);
  return rows.map((row) => row['QUERY PLAN']);
}

const cases = QUERIES.flatMap((tsQuery) =>
  CRITERIA.map((criteria) => ({
    tsQuery,
    // The viewer is a member, who may find everything.
    wholeTsQuery: widenTsQuery(tsQuery, ['certified', 'member']),
    titleKeys: ['key7'],
    ...criteria,
  })),
);

test.each(cases)('$tsQuery by $sort scans no table sequentially', async (criteria) => {
  const cursor = [criteria.sort === 'relevance' ? 1 : 3, 7000, 'r77'] as const;
  const statements = [
    selectMatchCounts(database.db, criteria, SEARCHABLE_TYPES),
    selectMatches(database.db, criteria, { after: null, limit: LIMIT }),
    selectMatches(database.db, criteria, { after: cursor, limit: LIMIT }),
    selectTitleMatches(database.db, criteria.tsQuery, LIMIT),
  ];
  for (const statement of statements) {
    const steps = await getSteps(statement.getQuery());
    expect(steps.filter((step) => step.includes('Seq Scan'))).toEqual([]);
    expect(steps.filter((step) => step.includes('Bitmap Index Scan on search_entry_')).length).toBeGreaterThan(0);
  }
});

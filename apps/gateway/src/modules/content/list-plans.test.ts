import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { createDictionaryRepository } from '../dictionary/repository.ts';
import { createDoctorRepository } from '../doctor/repository.ts';
import { createLiveRepository } from '../live/event/repository.ts';
import { createProductRepository } from '../product/repository.ts';
import { createReplayPositionRepository } from '../replay/replay-position-repository.ts';
import { createPlayPositions } from '../video/position-service.ts';
import { selectByState } from './change-content-repository.ts';
import { type ListFilter, selectList } from './repository/select-list.ts';

/** A query that has been built and not yet run. */
interface Built {
  toSQL(): { sql: string; params: unknown[] };
}

const NOW = Date.now();
let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  await fill(database);
  // A list of some dozen rows may well be fetched in any order and sorted; the test requires an index in its order.
  await database.sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

/** Makes every list long enough that a plan without an index would be the worse one. */
async function fill({ sql: client }: TestDatabase): Promise<void> {
  await client`
    insert into resource
    select 'r' || n, (array[1, 2, 7, 14])[1 + n % 4], 'r' || n, title_en, grams, summary,
      (select id from specialty order by position offset n % 12 limit 1), (select id from doctor order by id offset n % 36 limit 1),
      picture_id, now() - n * interval '37 minutes', (n * 7919) % 100000, 90, null, false, null,
      case when n % 50 = 0 then 'withdrawn' else 'published' end, null, now(), ''
    from generate_series(1, 20000) as n, (select * from resource where id = 'v01') as model,
      lateral (select array_agg(substr('r' || n, at, length)) as grams
        from generate_series(1, 6) as at, generate_series(1, 2) as length) as all_grams`;
  await client`
    update resource set card_details = (select card_details from resource where id = 'c02') where id like 'r%' and type = 14`;
  await client`
    insert into resource_tag
    select r.id, t.id, r.published_at, r.view_count, r.state = 'published'
    from (select *, row_number() over () as n from resource where id like 'r%') as r
      join (select id, row_number() over (order by id) as n from tag) as t on t.n = 1 + r.n % 76 or t.n = 1 + (r.n * 7) % 76
    on conflict do nothing`;
  await client`
    insert into dictionary_term
    select 'x' || n, term, en, abbreviation, category, (select id from specialty order by position offset n % 12 limit 1),
      chr(65 + n % 26), 1000 + n, definition, definition_en, synonyms, related_ids
    from generate_series(1, 20000) as n, (select * from dictionary_term where id = 'd001') as model`;
  await client`
    insert into doctor
    select 'y' || n, name, name_en, gender, title, (select id from specialty order by position offset n % 12 limit 1),
      hospital_id, areas_of_expertise, introduction, honours, n % 10 = 0, 1000 + n
    from generate_series(1, 20000) as n, (select * from doctor where id = 'e01') as model`;
  await client`
    insert into product
    select 'w' || n, name, name_en, company, category, (select id from specialty order by position offset n % 12 limit 1),
      picture_id, summary, features, indications, specifications, 1000 + n
    from generate_series(1, 20000) as n, (select * from product where id = 'p01') as model`;
  await client`
    insert into live_event
    select 'z' || n, title, title_en, (array[20, 40, 60, 70])[1 + n % 4],
      (select id from specialty order by position offset n % 12 limit 1), picture_id,
      now() - (n - 10000) * interval '1 hour', now() - (n - 10002) * interval '1 hour', authorize_type, introduce, agenda
    from generate_series(1, 20000) as n, (select * from live_event where id = 'l01') as model`;
  await client`
    insert into play_position
    select 'sample-02', id, 20, now() - n * interval '1 minute'
    from (select id, row_number() over () as n from video) as own`;
  await client`
    insert into live_channel (id, live_id, position, name, type)
    select id || '-1', id, 0, title, 'main' from live_event where id like 'z%'`;
  await client`
    insert into live_replay_position
    select 'sample-02', id, 20, now() - n * interval '1 minute'
    from (select id, row_number() over () as n from live_channel) as own`;
  // A GIN index that still holds its insertions aside is none for the planner.
  await client`vacuum analyze`;
}

/** The nodes of a statement's plan, from the top. */
async function getPlan(query: Built): Promise<PlanStep[]> {
  const { sql: text, params } = query.toSQL();
  const [row] = await database.sql.unsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
    `explain (format json) ${text}`,
    params as never[],
  );
  const top = row?.['QUERY PLAN'][0]?.Plan;
  return top ? getNodes(top) : [];
}

interface PlanStep {
  readonly type: string;
  readonly relation: string | undefined;
  readonly index: string | undefined;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function getNodes(node: PlanNode): PlanStep[] {
  return [
    { type: node['Node Type'], relation: node['Relation Name'], index: node['Index Name'] },
    ...(node.Plans ?? []).flatMap(getNodes),
  ];
}

/** The list runs along an index: it neither sorts nor reads a long table from end to end. */
async function expectIndexed(query: Built, table: string): Promise<void> {
  const plan = await getPlan(query);
  expect(plan.filter(({ type }) => /Sort/.test(type))).toEqual([]);
  expect(plan.filter(({ type, relation }) => type === 'Seq Scan' && relation === table)).toEqual([]);
  expect(plan.some(({ type, relation }) => type.startsWith('Index') && relation === table)).toBe(true);
}

const specialtyId = 'trauma';
const filters: readonly ListFilter[] = [
  {},
  { resourceType: 7 },
  { specialtyId },
  { specialtyId, resourceType: 1 },
  { authorId: 'e05' },
  { authorId: 'e05', resourceType: 1 },
  { tagId: 't007' },
  { tagId: 't007', resourceType: 1 },
  { resourceType: 14, course: { credit: 'I', price: 'vipFree', level: 'resident' } },
  { resourceType: 14, specialtyId, course: { credit: 'any' } },
  { resourceType: 14, course: { except: ['c01', 'r7', 'r11'] } },
];
const lists = filters.flatMap((filter) =>
  (['latest', 'hottest'] as const).flatMap((sort) => [
    { name: `${JSON.stringify(filter)} ${sort}`, filter, sort, after: null },
    {
      name: `${JSON.stringify(filter)} ${sort}, further on`,
      filter,
      sort,
      after: [sort === 'latest' ? NOW - 86_400_000 : 50_000, 'r77'] as const,
    },
  ]),
);

test.each(lists)('resources $name', async ({ filter, sort, after }) => {
  const table = filter.tagId === undefined ? 'resource' : 'resource_tag';
  await expectIndexed(selectList(database.db, filter, { sort, after, limit: 21 }), table);
});

test.each([{}, { specialtyId }, { letter: 'C' }, { specialtyId, letter: 'C' }])('terms %o', async (filter) => {
  const { listPage } = createDictionaryRepository(database.db);
  await expectIndexed(listPage(filter, null, 61), 'dictionary_term');
  await expectIndexed(listPage(filter, [9000, 'x7999'], 61), 'dictionary_term');
});

test.each([{}, { specialtyId }, { industryLeader: true }, { specialtyId, industryLeader: true }])(
  'doctors %o',
  async (filter) => {
    const doctors = createDoctorRepository(database.db);
    await expectIndexed(doctors.listPage(filter, null, 37), 'doctor');
    await expectIndexed(doctors.listPage(filter, [9000, 'y8000'], 37), 'doctor');
  },
);

test('the colleagues of a doctor', async () => {
  const doctors = createDoctorRepository(database.db);
  await expectIndexed(doctors.listPage({ colleagueOf: 'e01' }, null, 6), 'doctor');
  await expectIndexed(doctors.listPage({ colleagueOf: 'e01' }, [9000, 'y8000'], 6), 'doctor');
});

test.each([undefined, specialtyId])('live events of %s', async (specialty) => {
  const { listComing, listPast, listCurrent, listWithin, findRunning, listAnnounced } = createLiveRepository(
    database.db,
  );
  for (const list of [listComing, listPast]) {
    await expectIndexed(list({ specialtyId: specialty }, NOW, null, 21), 'live_event');
    await expectIndexed(list({ specialtyId: specialty }, NOW, [NOW + 3_600_000, 'z9'], 21), 'live_event');
  }
  for (const [list, last] of [
    [listCurrent, [NOW - 43_200_000, NOW + 43_200_000]],
    // Long enough that sorting it would be the worse plan.
    [listWithin, [NOW, NOW + 26_000_000_000]],
  ] as const) {
    await expectIndexed(list({ specialtyId: specialty }, NOW, last, null, 21), 'live_event');
    await expectIndexed(list({ specialtyId: specialty }, NOW, last, [NOW + 3_600_000, 'z9'], 21), 'live_event');
  }
  for (const state of ['living', 'preview', 'replay'] as const) {
    await expectIndexed(listPast({ specialtyId: specialty, state }, NOW, null, 21), 'live_event');
    await expectIndexed(listComing({ specialtyId: specialty, state }, NOW, null, 21), 'live_event');
  }
  await expectIndexed(findRunning(NOW), 'live_event');
  await expectIndexed(listAnnounced(NOW, 3), 'live_event');
});

test.each([undefined, specialtyId])('products of %s', async (specialty) => {
  const products = createProductRepository(database.db);
  await expectIndexed(products.listPage(specialty, null, 25), 'product');
  await expectIndexed(products.listPage(specialty, [9000, 'w8000'], 25), 'product');
});

test('the latest positions of an account', async () => {
  const positions = createPlayPositions({ db: database.db, clock: { now: () => NOW } });
  await database.sql`set enable_seqscan = off`;
  await expectIndexed(positions.listLatest('sample-02', 40), 'play_position');
  const replays = createReplayPositionRepository(database.db);
  await expectIndexed(replays.listLatest('sample-02', 40), 'live_replay_position');
});

test.each(['draft', 'published', 'withdrawn'] as const)('resources that are %s, for operators', async (state) => {
  const all = { type: undefined, text: undefined };
  await expectIndexed(selectByState(database.db, state, all, 20), 'resource');
});

test('resources by a word of their title', async () => {
  await database.sql`set enable_bitmapscan = on`;
  const query = selectList(database.db, { keyWord: '19876' }, { sort: 'latest', after: null, limit: 21 });
  expect((await getPlan(query)).map(({ index }) => index)).toContain('resource_title_grams');
});

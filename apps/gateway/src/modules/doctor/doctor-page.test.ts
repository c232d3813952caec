import type { RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

const listDoctors = async (payload: RequestOf<'listDoctors'>): Promise<ResponseOf<'listDoctors'>> =>
  (await gateway.browser().call('listDoctors', payload)).json().data;

test('a doctor has the number of works of each type', async () => {
  const [author] = await gateway.deps.sql<{ id: string }[]>`
    select author_id as id from resource where state = 'published' group by author_id order by count(distinct type) desc limit 1`;
  const rows = await gateway.deps.sql`
    select type as "resourceType", count(*)::int from resource
    where author_id = ${author?.id ?? ''} and state = 'published' group by type order by type`;
  const { works, workCount } = (await gateway.browser().call('getDoctor', { id: author?.id ?? '' })).json().data;
  expect(rows.length).toBeGreaterThan(1);
  expect(works).toEqual([...rows]);
  expect(works.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(workCount);
});

test("colleagues are the other doctors of a doctor's hospital, page by page", async () => {
  const [one] = await gateway.deps.sql<{ id: string; hospital: string }[]>`
    select min(id) as id, hospital_id as hospital from doctor where state = 'shown' and hospital_id is not null
    group by hospital_id having count(*) > 2 order by 2 limit 1`;
  const rows = await gateway.deps.sql<{ id: string }[]>`
    select id from doctor where hospital_id = ${one?.hospital ?? ''} and id <> ${one?.id ?? ''} and state = 'shown'
    order by position, id`;
  const page = await listDoctors({ colleagueOf: one?.id ?? '' });
  expect(page.list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const first = await listDoctors({ colleagueOf: one?.id ?? '', pageSize: 1 });
  const rest = await listDoctors({ colleagueOf: one?.id ?? '', pageSize: 1, cursor: first.nextCursor ?? '' });
  expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => id));
});

test('a doctor without a hospital of the library has no colleagues, nor has an unknown one', async () => {
  await gateway.deps.sql`update doctor set hospital_id = null where id = 'e02'`;
  expect(await listDoctors({ colleagueOf: 'e02' })).toEqual({ list: [], nextCursor: null });
  expect(await listDoctors({ colleagueOf: 'nobody' })).toEqual({ list: [], nextCursor: null });
});

test('events of a lecturer are only their own', async () => {
  const [lecturer] = await gateway.deps.sql<{ id: string }[]>`
    select doctor_id as id from live_lecturer join live_event on live_event.id = live_id where status = 20 limit 1`;
  const reply = await gateway.browser().call('listLives', { lecturerId: lecturer?.id ?? '' });
  const { list }: ResponseOf<'listLives'> = reply.json().data;
  expect(list.length).toBeGreaterThan(0);
  for (const { lecturers } of list) expect(lecturers.map(({ id }) => id)).toContain(lecturer?.id);
  expect((await gateway.browser().call('listLives', { lecturerId: 'nobody' })).json().data.list).toEqual([]);
  expect((await gateway.browser().call('listLives', { lecturerId: 'no id' })).json().code).toBe(40_000);
});

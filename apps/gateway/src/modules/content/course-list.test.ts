import { calls, getPath, type RequestOf, type ResourceCard, type ResponseOf } from '@osteon/contract';
import { COURSE_LEVELS, ResourceType } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

type Choice = RequestOf<'countCourses'>;

const clock = createFakeClock();
let gateway: TestApp;
let visitor: Browser;
let learner: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  visitor = gateway.browser();
  learner = await gateway.login('13900000003');
  const { sql } = gateway.deps;
  await sql`
    insert into course_learner (account_id, course_id, joined_at, learnt_at, started_at, completed_at)
    values ('sample-03', 'c01', now(), now(), now(), null), ('sample-03', 'c05', now(), now(), null, null),
      ('sample-03', 'c10', now(), now(), now(), now())`;
});
afterAll(() => gateway.close());

/** All courses of a choice, page by page. */
async function list(choice: RequestOf<'listContent'>, by = visitor, pageSize = 4): Promise<ResourceCard[]> {
  const cards: ResourceCard[] = [];
  let cursor: string | undefined;
  do {
    const request = { resourceType: ResourceType.course, pageSize, ...choice, ...(cursor && { cursor }) };
    const { data } = (await by.call('listContent', request)).json();
    cards.push(...data.list);
    cursor = data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}

const idsOf = (cards: readonly ResourceCard[]) => cards.map(({ resourceId }) => resourceId);
const count = async (choice: Choice, by = visitor): Promise<ResponseOf<'countCourses'>> =>
  (await by.call('countCourses', choice)).json().data;

type CourseFields = NonNullable<ResourceCard['course']>;
const rules: readonly [Choice, (fields: CourseFields) => boolean][] = [
  [{ credit: 'any' }, ({ points }) => points > 0],
  [{ credit: 'I' }, ({ creditClass }) => creditClass === 'I类'],
  [{ credit: 'II' }, ({ creditClass }) => creditClass === 'II类'],
  [{ price: 'free' }, ({ price }) => price === 0],
  [{ price: 'vipFree' }, ({ price, vipFree }) => price > 0 && vipFree],
  [{ price: 'paid' }, ({ price, vipFree }) => price > 0 && !vipFree],
  [{ credit: 'I', price: 'free' }, ({ creditClass, price }) => creditClass === 'I类' && price === 0],
];

test('a card has the first three lecturers, in their order, and the number of all', async () => {
  for (const card of (await list({})).slice(0, 6)) {
    const { lecturers } = (await visitor.call('getCourse', { id: card.resourceId })).json()
      .data as ResponseOf<'getCourse'>;
    expect(card.course?.lecturers).toEqual({
      names: lecturers.slice(0, 3).map(({ name }) => name),
      count: lecturers.length,
    });
  }
});

test.each(rules)(
  'the list of %o contains only those courses, newest first, and is as long as its count',
  async (choice, fits) => {
    const all = await list({});
    const expected = all.filter(({ course }) => course && fits(course));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await list(choice))).toEqual(idsOf(expected));
    expect((await list({ ...choice, sort: 'hottest' })).map(({ viewCount }) => viewCount)).toEqual(
      expected.map(({ viewCount }) => viewCount).toSorted((a, b) => b - a),
    );
    expect(await count(choice)).toMatchObject({ total: 18, listed: expected.length });
  },
);

test('a filter of courses lists nothing else, whatever type is requested', async () => {
  const every = (await visitor.call('listContent', { price: 'paid', pageSize: 50 })).json().data.list;
  expect(idsOf(every)).toEqual(idsOf(await list({ price: 'paid' })));
  expect((await visitor.call('listContent', { price: 'paid', resourceType: 1 })).json().data.list).toEqual([]);
});

test('every course has one level, and every count is the length of its list', async () => {
  const choice = { credit: 'any', level: 'resident' } as const;
  for (const by of [visitor, learner]) {
    const counts = await count(choice, by);
    const lengthOf = async (change: Choice) => (await list({ ...choice, ...change }, by)).length;
    for (const { value, count: listed } of counts.credits) expect(listed).toBe(await lengthOf({ credit: value }));
    for (const { value, count: listed } of counts.prices) expect(listed).toBe(await lengthOf({ price: value }));
    for (const { value, count: listed } of counts.levels) expect(listed).toBe(await lengthOf({ level: value }));
    for (const { value, count: listed } of counts.states) expect(listed).toBe(await lengthOf({ state: value }));
    for (const { id, count: listed } of counts.specialties) expect(listed).toBe(await lengthOf({ specialtyId: id }));
    expect(counts.anySpecialty).toBe(await lengthOf({}));
  }
  const levels = await Promise.all(COURSE_LEVELS.map((level) => list({ level })));
  expect(levels.flat()).toHaveLength(18);
  expect(levels.every((courses) => courses.length > 0)).toBe(true);
});

test('the counts of a specialty leave all others choosable', async () => {
  const counts = await count({ specialtyId: 'hand' });
  expect(counts).toMatchObject({ total: 18, listed: 1, anySpecialty: 18 });
  expect(counts.specialties.map(({ count: each }) => each).reduce((sum, each) => sum + each)).toBe(18);
  expect(counts.specialties.every(({ count: each }) => each > 0)).toBe(true);
});

test('states are those of the caller; a visitor has joined nothing', async () => {
  expect(idsOf(await list({ state: 'due' }, learner))).toEqual(['c01']);
  expect(idsOf(await list({ state: 'notStarted' }, learner))).toEqual(['c05']);
  expect(idsOf(await list({ state: 'finished' }, learner))).toEqual(['c10']);
  expect(await list({ state: 'notJoined' }, learner)).toHaveLength(15);
  expect(await list({ state: 'due' })).toEqual([]);
  expect(await list({ state: 'notJoined' })).toHaveLength(18);
  const other = await gateway.login('13900000002');
  expect(await list({ state: 'finished' }, other)).toEqual([]);
});

test('courses in progress come first and completed ones last, without gaps between pages of any size', async () => {
  const latest = idsOf(await list({}));
  const joined = ['c01', 'c05', 'c10'];
  const expected = [
    ...latest.filter((id) => id === 'c01' || id === 'c05'),
    ...latest.filter((id) => !joined.includes(id)),
    'c10',
  ];
  for (const size of [1, 2, 5, 17, 18, 50]) {
    expect(idsOf(await list({ sort: 'learning' }, learner, size))).toEqual(expected);
  }
  expect(idsOf(await list({ sort: 'learning' }))).toEqual(latest);
  expect(idsOf(await list({ sort: 'learning', state: 'finished' }, learner))).toEqual(['c10']);
  expect(idsOf(await list({ sort: 'learning', price: 'free' }, learner)).slice(0, 2)).toEqual(
    latest.filter((id) => id === 'c01' || id === 'c05'),
  );
});

test('a withdrawn course is no longer counted', async () => {
  const { sql } = gateway.deps;
  await sql`update resource set state = 'withdrawn' where id = 'c13'`;
  clock.advance(6000);
  const counts = await count({});
  expect(counts).toMatchObject({ total: 17, listed: 17 });
  expect(counts.specialties.map(({ id }) => id)).not.toContain('hand');
  await sql`update resource set state = 'published' where id = 'c13'`;
  clock.advance(6000);
});

test('unknown values and cursors of another order are refused', async () => {
  const unknown: readonly Record<string, string>[] = [
    { credit: 'III' },
    { price: '0' },
    { level: '' },
    { state: 'joined' },
    { sort: 'newest' },
  ];
  for (const request of unknown) {
    const reply = await visitor.send({ url: getPath(calls.listContent), query: request });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 40_000]);
  }
  const { nextCursor } = (await learner.call('listContent', { sort: 'learning', pageSize: 1 })).json().data;
  expect((await learner.call('listContent', { sort: 'latest', cursor: nextCursor })).json().code).toBe(40_000);
  const forged = Buffer.from(JSON.stringify(['learning', 3, 1, 'c01'])).toString('base64url');
  expect((await learner.call('listContent', { sort: 'learning', cursor: forged })).json().code).toBe(40_000);
});

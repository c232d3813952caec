import { errors, type ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const visitor = gateway.browser();
afterAll(() => gateway.close());

type Listing = Parameters<typeof visitor.call<'listContent'>>[1];

/** All pages of a list, one after the other. */
async function readAll(request: Listing): Promise<ResourceCard[]> {
  const cards: ResourceCard[] = [];
  let cursor: string | undefined;
  do {
    const { data } = (await visitor.call('listContent', { ...request, cursor })).json();
    cards.push(...data.list);
    cursor = data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}

test('the pages of a list contain every resource once, newest first', async () => {
  const cards = await readAll({ pageSize: 13 });
  expect(cards).toHaveLength(152);
  expect(new Set(cards.map(({ resourceId }) => resourceId)).size).toBe(152);
  const dates = cards.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('the hottest resources are sorted by views', async () => {
  const counts = (await readAll({ sort: 'hottest', resourceType: 1, pageSize: 30 })).map(({ viewCount }) => viewCount);
  expect(counts).toHaveLength(72);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test.each([
  [{ resourceType: 7 }, (card: ResourceCard) => card.resourceType === ResourceType.case],
  [{ specialtyId: 'spine' }, (card: ResourceCard) => card.specialty.id === 'spine'],
  [{ authorId: 'e01' }, (card: ResourceCard) => card.author?.id === 'e01'],
  [
    { resourceType: 1, specialtyId: 'hand' },
    (card: ResourceCard) => card.resourceType === 1 && card.specialty.id === 'hand',
  ],
])('a list filtered by %o contains nothing else', async (filter, fits) => {
  const all = await readAll({ pageSize: 200 });
  expect(await readAll({ ...filter, pageSize: 4 })).toEqual(all.filter(fits));
});

test('a list filtered by a word contains the titles with it in any case, and no character is a pattern', async () => {
  const all = await readAll({ pageSize: 200 });
  for (const keyWord of ['髋', '全髋关节', 'l4/5', 'ACL', '髋关节全', '%', '_', '\\', "'"]) {
    const fits = ({ title }: ResourceCard) => title.toLowerCase().includes(keyWord.toLowerCase());
    expect(await readAll({ keyWord, pageSize: 5 })).toEqual(all.filter(fits));
  }
});

test('a list is filtered by membership', async () => {
  const all = await readAll({ pageSize: 200 });
  expect(await readAll({ vip: 'true', pageSize: 5 })).toEqual(all.filter(({ vip }) => vip));
  expect(await readAll({ vip: 'false', pageSize: 50 })).toEqual(all.filter(({ vip }) => !vip));
});

test('the list of a tag is as long as its count', async () => {
  const { data: tag } = (await visitor.call('getTag', { id: 't001' })).json();
  for (const sort of ['latest', 'hottest'] as const) {
    expect(await readAll({ tagId: 't001', sort, pageSize: 2 })).toHaveLength(tag.count);
  }
});

test('a card has the fields of its kind', async () => {
  const [course] = await readAll({ resourceType: ResourceType.course });
  const [item] = await readAll({ resourceType: ResourceType.case });
  expect(course?.course?.lessons.length).toBeGreaterThan(0);
  expect(item?.case?.question).not.toBe('');
  expect([course?.case, item?.course]).toEqual([null, null]);
  expect(course?.pcLink).toBe(`/courseTerminal?id=${course?.resourceId}`);
});

test('page sizes past 1,000 mean all, for a visitor a hundred', async () => {
  const member = await gateway.login('13900000003');
  const { data } = (await member.call('listContent', { pageSize: 9999 })).json();
  expect([data.list.length, data.nextCursor]).toEqual([152, null]);
  const first = (await visitor.call('listContent', { pageSize: 9999 })).json().data;
  expect([first.list.length, first.nextCursor]).toEqual([100, expect.any(String)]);
  const rest = (await visitor.call('listContent', { pageSize: 9999, cursor: first.nextCursor })).json().data;
  expect([rest.list.length, rest.nextCursor]).toEqual([52, null]);
});

test.each([
  ['a cursor of another sort', { sort: 'hottest', cursor: Buffer.from('["latest",1,"v01"]').toString('base64url') }],
  ['a cursor that is none', { cursor: 'abc' }],
  ['a page size of none', { pageSize: 0 }],
  ['a negative page size', { pageSize: -5 }],
  ['a page size past all', { pageSize: 10_000 }],
  ['an id with SQL', { specialtyId: "' or 1=1 --" }],
  ['an unknown sort', { sort: 'random' }],
  ['an unknown field', { colour: 'red' }],
] as const)('%s is bad input', async (_name, request) => {
  const reply = await visitor.call('listContent', request as Listing);
  expect([reply.statusCode, reply.json().code]).toEqual([400, errors.badInput.code]);
});

test('a list of something unknown is empty', async () => {
  expect(await readAll({ tagId: 't999' })).toEqual([]);
  expect(await readAll({ resourceType: 99 })).toEqual([]);
});

test('a caller receives their play positions, a visitor does not', async () => {
  const doctor = await gateway.login('13900000002');
  const { data: saved } = (await doctor.call('savePlayPosition', { id: 'v01', positionSeconds: 30 })).json();
  const request = { authorId: 'e01', resourceType: 1, pageSize: 100 };
  const own: ResourceCard[] = (await doctor.call('listContent', request)).json().data.list;
  const card = own.find(({ resourceId }) => resourceId === 'v01');
  expect(card?.watched).toBeCloseTo(saved.positionSeconds / (card?.durationSeconds ?? 0));
  const foreign: ResourceCard[] = (await visitor.call('listContent', request)).json().data.list;
  expect(foreign.every(({ watched }) => watched === null)).toBe(true);
});

test('the specialties are in order, with a picture and the counts of each', async () => {
  const { data } = (await visitor.call('listSpecialties', { resourceType: ResourceType.video })).json();
  const counts: { id: string; count: number }[] = data.list;
  expect(counts.map(({ id }) => id).slice(0, 3)).toEqual(['joint', 'spine', 'trauma']);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(72);
  expect(data.list[0].picture.variants.length).toBeGreaterThan(1);
});

test('the tags of a specialty are listed', async () => {
  const { data } = (await visitor.call('listTags', { specialtyId: 'hand' })).json();
  expect(data.list.length).toBeGreaterThan(0);
  expect(data.list.every((tag: { specialtyId: string }) => tag.specialtyId === 'hand')).toBe(true);
  expect((await visitor.call('listTags', {})).json().data.list).toHaveLength(76);
});

test('an unknown tag is not found, a bad id is bad input', async () => {
  expect((await visitor.call('getTag', { id: 't999' })).json().code).toBe(errors.notFound.code);
  expect((await visitor.call('getTag', { id: '../x' })).json().code).toBe(errors.badInput.code);
});

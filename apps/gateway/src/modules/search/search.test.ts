import type { Highlights, RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { encodeCursor } from '../../platform/database/keyset.ts';
import { searchWord } from './base/tables.ts';
import { createIndexRepository } from './indexing/index-repository.ts';
import { createVocabulary } from './query/vocabulary.ts';

const clock = createFakeClock();
let gateway: TestApp;
let visitor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  visitor = gateway.browser();
});
afterAll(() => gateway.close());

async function search(keyWord: string, more: Omit<RequestOf<'search'>, 'keyWord'> = {}) {
  const reply = await visitor.call('search', { keyWord, ...more });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ResponseOf<'search'> }>().data;
}

async function suggest(keyWord: string) {
  const reply = await visitor.call('listRelatedSearchWords', { keyWord });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ResponseOf<'listRelatedSearchWords'> }>().data;
}
const ids = ({ list }: ResponseOf<'search'>) => list.map(({ resourceId }) => resourceId);
const marked = (pieces: Highlights) => pieces.flatMap(({ text, type }) => (type === 'match' ? text : []));

test('matches in titles precede those in labels, texts are last; matches are highlighted', async () => {
  const { list, counts, total } = await search('前交叉韧带');
  expect(list[0]?.highlights).toEqual([
    { text: '前交叉韧带', type: 'match' },
    { text: '单束解剖重建：腘绳肌腱移植与股骨隧道定位', type: 'text' },
  ]);
  const inTitle = list.map(({ title }) => title.includes('前交叉韧带'));
  expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
  expect(total).toEqual({ count: 16, more: false });
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(16);
});

test('English titles and the dictionary are highlighted by the same words and their synonyms', async () => {
  const { list, term } = await search('ACL');
  const video = list.find(({ resourceId }) => resourceId === 'v37');
  expect(marked(video?.highlights ?? [])).toEqual(['前交叉韧带']);
  expect(marked(video?.highlightsEn ?? [])).toEqual(['ACL']);
  expect(marked(term?.term ?? [])).toEqual(['前交叉韧带']);
  expect(marked(term?.english ?? [])).toContain('ACL');
  expect(marked((await search('骨水泥')).term?.definition ?? [])).toContain('骨水泥');
});

test('an exact title comes first', async () => {
  const { list } = await search('许清让');
  expect(list[0]).toMatchObject({ resourceType: 9, title: '许清让' });
});

test('hits open at their second and at their section', async () => {
  const { list } = await search('尖顶距');
  const video = list.find(({ resourceId }) => resourceId === 'v24');
  expect(video?.hits.map(({ pcLink }) => pcLink)).toContain('/videoTerminal?id=v24&t=50');
  for (const hit of video?.hits ?? []) expect(marked(hit.highlights)).toContain('尖顶距');
  const documents = await search('三柱概念', { searchType: 2 });
  expect(documents.list[0]?.hits[0]).toMatchObject({
    seconds: null,
    label: '分型与三柱概念',
    pcLink: expect.stringMatching(/^\/docTerminal\?id=b12#section-\d$/),
  });
});

test('synonyms have the same results, unless the search is exact', async () => {
  const [acl, chinese, short] = await Promise.all([search('ACL'), search('前交叉韧带'), search('前叉')]);
  expect(ids(acl)).toEqual(ids(chinese));
  expect(ids(short)).toEqual(ids(chinese));
  expect(acl.synonyms).toContain('前交叉韧带');
  const exact = await search('ACL', { exact: 'true' });
  expect(exact.synonyms).toEqual([]);
  expect(exact.total.count).toBeLessThan(acl.total.count);
});

test.each([
  ['qjcrd', 'pinyin'],
  ['qianjiaocharendai', 'pinyin'],
  ['前交差韧带', 'spelling'],
])('%s is read by %s', async (keyWord, by) => {
  const found = await search(keyWord);
  expect(found.readAs).toEqual({ text: '前交叉韧带', by });
  expect(ids(found)).toEqual(ids(await search('前交叉韧带')));
});

test('if not all words occur together, the largest combination is searched', async () => {
  const { list, readAs } = await search('股骨头坏死保髋截骨后的康复训练');
  expect(readAs?.by).toBe('parts');
  expect(list.length).toBeGreaterThan(0);
});

test('suggestions are highlighted, literal ones come before pinyin', async () => {
  const typed = await suggest('前交叉');
  expect(typed.dataList.length).toBeGreaterThan(2);
  for (const { highlights } of typed.dataList) expect(marked(highlights)).toEqual(['前交叉']);
  const jump = typed.jumpList.find(({ pcLink }) => pcLink === '/videoTerminal?id=v37');
  expect(jump?.titleEn).toBe('Anatomic Single-bundle ACL Reconstruction with Hamstring Autograft');
  const pinyin = await suggest('qjcrd');
  expect(pinyin.pinyin).toBe(true);
  expect(pinyin.dataList[0]).toMatchObject({
    value: '前交叉韧带',
    highlights: [{ text: '前交叉韧带', type: 'match' }],
  });
  const both = await suggest('tka');
  expect(both.dataList[0]?.value).toBe('TKA');
});

test('types, specialty and time filter, and counts ignore the type', async () => {
  const all = await search('骨折');
  const videos = await search('骨折', { searchType: 1 });
  expect(videos.counts).toEqual(all.counts);
  expect(videos.total.count).toBe(all.counts.find(({ resourceType }) => resourceType === 1)?.count);
  expect(videos.list.every(({ resourceType }) => resourceType === 1)).toBe(true);
  const trauma = await search('骨折', { specialtyId: 'trauma' });
  expect(
    trauma.list.every(
      ({ card, live, doctor, product }) => (card ?? live ?? doctor ?? product)?.specialty.id === 'trauma',
    ),
  ).toBe(true);
  const recent = await search('骨折', { period: 'month', searchType: 1 });
  expect(recent.total.count).toBeLessThan(videos.total.count);
});

test.each(['relevance', 'latest', 'hottest'] as const)('pages by %s contain everything once', async (sort) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  let total = 0;
  do {
    const page = await search('骨折', { sort, cursor });
    seen.push(...ids(page));
    total = page.total.count;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(total);
});

test('a cursor of another order is refused', async () => {
  const { nextCursor } = await search('骨折', { sort: 'latest' });
  const reply = await visitor.call('search', { keyWord: '骨折', cursor: nextCursor ?? '' });
  expect(reply.json().code).toBe(40000);
});

test.each([
  ['no index can hold', 9e14, 400],
  ['lies millions of bands above the highest', 2_147_483_647, 200],
])('a forged cursor for a position that %s is answered', async (_name, value, status) => {
  const cursor = encodeCursor(['relevance', 1, value, 'v24']);
  const reply = await visitor.call('search', { keyWord: '骨折', cursor });
  // Reading the bands one by one would exceed the time limit of a test.
  expect(reply.statusCode, reply.body).toBe(status);
});

test.each([
  ['ten thousand signs', 'x'.repeat(10_000)],
  ['ten thousand characters', '骨折'.repeat(5_000)],
  ['control characters', '骨\u0000折\u0007'],
  ['what PostgreSQL reads as its own', `%_'":*&|!()<->\\`],
  ['an emoji', '🦴👨‍⚕️'],
  ['marks from right to left', '\u202e骨折\u200f'],
  ['half a pinyin', 'qianj'],
  ['half a character', '\ud83d'],
  ['a stop word alone', '的'],
  ['blanks', '  　 '],
])('%s are answered', async (_name, keyWord) => {
  expect(await search(keyWord)).toHaveProperty('list');
  expect(await suggest(keyWord)).toHaveProperty('dataList');
});

test('ten thousand characters in a URL are accepted', async () => {
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const keyWord = '骨折'.repeat(5_000);
  for (const name of ['search', 'listRelatedSearchWords']) {
    const reply = await fetch(`${origin}/gateway/search-service/${name}?${new URLSearchParams({ keyWord })}`);
    expect(reply.status).toBe(200);
  }
});

test('changes of documents are searchable immediately', async () => {
  const { db } = gateway.deps;
  const findable = {
    resourceType: 1,
    resourceId: 'v01',
    title: '独一无二的骑缝钉',
    titleEn: '',
    labels: [],
    summary: '',
    specialtyId: 'joint',
    parts: [],
    publishedAt: clock.now(),
    viewCount: 0,
  };
  const vocabulary = createVocabulary(await db.select().from(searchWord));
  await createIndexRepository(db).write(vocabulary, [findable]);
  expect(ids(await search('骑缝钉'))).toEqual(['v01']);
  await createIndexRepository(db).write(vocabulary, [{ ...findable, title: '另一个' }]);
  clock.advance(6000);
  expect(ids(await search('骑缝钉'))).toEqual([]);
});

test('a medical plural finds its singular, and the other way round', async () => {
  const { db } = gateway.deps;
  const entry = {
    resourceType: 1,
    labels: [],
    specialtyId: 'tumor',
    parts: [],
    publishedAt: clock.now(),
    viewCount: 0,
  };
  const vocabulary = createVocabulary(await db.select().from(searchWord));
  await createIndexRepository(db).write(vocabulary, [
    { ...entry, resourceId: 'v02', title: '甲', titleEn: 'Zygomatic metastases', summary: '' },
    { ...entry, resourceId: 'v03', title: '乙', titleEn: 'One zygomatic foramen', summary: '' },
  ]);
  const plural = await search('zygomatic metastasis');
  expect(ids(plural)).toEqual(['v02']);
  expect(plural.list.flatMap(({ highlightsEn }) => marked(highlightsEn))).toEqual(['Zygomatic', 'metastases']);
  expect(ids(await search('zygomatic foramina'))).toEqual(['v03']);
});

test('jump words link to pages, resources to their own pages', async () => {
  const words = (await visitor.call('listJumpWords', {})).json();
  expect(words.responseData.dataList[0]).toEqual({ jumpWord: '骨科词典', pcLink: '/boneDictionary' });
  const readJump = async (resourceType: number, resourceId: string) =>
    (await visitor.call('getResourceJumpInfo', { resourceId, resourceType })).json().data?.comboActionJump
      .comboActionJumpV3.pcLink;
  expect(await readJump(2, 'b01')).toBe('/docTerminal?id=b01');
  expect(await readJump(11, 'l06')).toBe('/liveDetail?activityId=l06');
  expect(await readJump(3, 'l08')).toBe('/meetingDetail?liveMeetingUuid=l08');
  expect(await readJump(36, 'o2')).toBe('/organization?id=o2');
  for (const [resourceType, resourceId] of [
    [1, 'b01'],
    [3, 'l99'],
    [36, 'o9'],
    [36, 'e01'],
  ] as const) {
    expect((await visitor.call('getResourceJumpInfo', { resourceId, resourceType })).statusCode).toBe(404);
  }
});

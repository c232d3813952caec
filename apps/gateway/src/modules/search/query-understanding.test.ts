import type { Highlights, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

let gateway: TestApp;
let visitor: Browser;

beforeAll(async () => {
  gateway = await testApp();
  visitor = gateway.browser();
});
afterAll(() => gateway.close());

async function search(keyWord: string) {
  const reply = await visitor.call('search', { keyWord });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ResponseOf<'search'> }>().data;
}

async function suggest(keyWord: string) {
  const reply = await visitor.call('listRelatedSearchWords', { keyWord });
  return reply.json<{ data: ResponseOf<'listRelatedSearchWords'> }>().data.dataList.map(({ value }) => value);
}

const ids = ({ list }: ResponseOf<'search'>) => list.map(({ resourceId }) => resourceId);
const marked = (pieces: Highlights = []) => pieces.flatMap(({ text, type }) => (type === 'match' ? text : []));

test.each([
  ['traditional characters', '前十字韌帶', '前十字韧带'],
  ['traditional characters of a phrase', '髖關節置換', '髋关节置换'],
  ['letters of full width', 'ＡＣＬ重建', 'ACL重建'],
  ['an English plural', 'hip fractures', 'hip fracture'],
  ['an English plural of what the dictionary explains', 'distal radius fractures', 'distal radius fracture'],
  ['a question', '肩袖修补怎么做', '肩袖修补'],
  ['a longer question', '髌骨脱位怎么治疗', '髌骨脱位'],
])('%s are the same query', async (_name, query, same) => {
  const found = ids(await search(query));
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(ids(await search(same)));
});

test.each([
  ['tibial plateau', '胫骨平台'],
  ['hip replacement', '髋关节置换'],
  ['THA', '髋关节置换'],
  ['knee arthroplasty', '全膝关节置换'],
  ['bone tumors', '骨肿瘤'],
  ['femur neck fractures', '股骨颈骨折'],
  ['infection after TKA', 'TKA 感染'],
  ['肩袖修补', 'rotator cuff repair'],
  ['phalanges', 'phalanx'],
  ['phalangeal', 'phalanx'],
  ['vertebrae', 'vertebra'],
  ['vertebral', 'vertebra'],
  ['femoral', 'femur'],
])('%s finds the same as %s, as it is written', async (query, same) => {
  const found = await search(query);
  expect(found.readAs).toBeNull();
  expect(found.list.length).toBeGreaterThan(0);
  expect(ids(found)).toEqual(ids(await search(same)));
});

test.each([
  ['髋关结置换', '髋关节置换', 'v01'],
  ['锁骨股折', '锁骨骨折', 'e23'],
  ['桡骨远断骨折', '桡骨远端骨折', 'v28'],
  ['金骨平台', '胫骨平台', 'v26'],
  ['前交叉韧带重建数后康复', '前交叉韧带重建术后康复', 'v68'],
  ['TKA 数后感染', 'TKA 术后感染', 'k02'],
])('%s is read as %s', async (typed, meant, about) => {
  const found = await search(typed);
  expect(found.readAs).toEqual({ text: meant, by: 'spelling' });
  expect(ids(found).slice(0, 10)).toContain(about);
  expect(ids(found)).toEqual(ids(await search(meant)));
});

test('questions in both languages are answered', async () => {
  const both = await search('TKA 术后感染');
  expect(both.readAs).toBeNull();
  expect(ids(both)[0]).toBe('k02');
  expect(ids(both)).toEqual(ids(await search('全膝关节置换 postoperative infection')));
});

test('suggestions match traditional characters, and letters only at the start of a word', async () => {
  expect(await suggest('骨質疏鬆')).toContain('骨质疏松症');
  const words = await suggest('UBE');
  expect(words).toContain('UBE');
  expect(words.filter((word) => /tube/i.test(word))).toEqual([]);
});

test('every hot search has results', async () => {
  const { preList } = (await visitor.call('listHotSearches', {})).json<{ data: ResponseOf<'listHotSearches'> }>().data;
  expect(preList.length).toBeGreaterThan(0);
  for (const { searchKey } of preList) expect(ids(await search(searchKey)).length, searchKey).toBeGreaterThan(0);
});

test('a word without matches keeps its dictionary term, and is searched by its parts', async () => {
  const garden = await search('Garden分型');
  expect(garden.readAs).toEqual({ text: 'Garden', by: 'parts' });
  expect(ids(garden)).toContain('b11');
  expect(marked(garden.term?.term)).toEqual(['Garden']);
  const without = await search('强直性脊柱炎');
  expect(without.list).toEqual([]);
  expect(without.term).not.toBeNull();
});

test('a phrase with few matches is also searched by its pairs', async () => {
  expect(ids(await search('骨肿瘤活检'))[0]).toBe('v60');
  expect(ids(await search('骶髂关节螺钉'))[0]).toBe('v31');
});

test('an unknown abbreviation is not corrected, an unknown Latin word is', async () => {
  expect((await search('LCQ')).readAs).toBeNull();
  expect((await search('scafoid')).readAs).toEqual({ text: 'scaphoid', by: 'spelling' });
  expect((await search('knee arthroplsty')).readAs).toEqual({ text: 'knee arthroplasty', by: 'spelling' });
});

test('a name retains its 和, which otherwise separates two words', async () => {
  const hospital = await search('清和市第二人民医院');
  const inText = hospital.list.flatMap(({ excerpt, hits }) => [excerpt, ...hits.map(({ highlights }) => highlights)]);
  expect(new Set(inText.flatMap(marked))).toEqual(new Set(['清和市第二人民医院']));
  expect(ids(await search('单髁和全膝'))).toEqual(ids(await search('单髁 全膝')));
});

test('levels of the spine and names with accents are marked whole', async () => {
  const level = (await search('L4/5')).list.find(({ resourceId }) => resourceId === 'v14');
  expect(marked(level?.highlights)).toEqual(['L4/5']);
  const kummell = (await search('Kummell')).list.find(({ resourceId }) => resourceId === 'k10');
  expect(marked(kummell?.highlights)).toEqual(['Kümmell']);
});

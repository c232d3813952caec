import { searchEntry, searchWord } from '../../../apps/gateway/src/modules/search/base/tables.ts';
import type { SearchDocument } from '../../../apps/gateway/src/modules/search/indexing/search-document.ts';
import type { Database } from '../../../apps/gateway/src/platform/database/connect.ts';

const TYPES = [1, 1, 1, 1, 2, 2, 7, 7, 11, 14, 9, 19] as const;
const DAY_MS = 86_400_000;
const SPAN_DAYS = 2500;

/** Numbers between 0 and 1, the same at every run. */
export type Random = () => number;

/** Mulberry32: small, and uniform enough for texts. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The words and sentences of the library, of which texts are generated. */
export interface Material {
  readonly topics: readonly string[];
  readonly people: readonly string[];
  readonly aspects: readonly string[];
  readonly sentences: readonly string[];
  readonly specialtyIds: readonly string[];
}

/** Reads them from the tables of the search. */
export async function readMaterial(db: Database): Promise<Material> {
  const words = await db.select().from(searchWord);
  const entries = await db.select().from(searchEntry);
  const texts = entries.flatMap(({ summary, parts }) => [summary, ...parts.map(({ text }) => text)]);
  const pieces = texts.flatMap((text) => text.split(/(?<=[。；！？])/u)).map((piece) => piece.trim());
  return {
    topics: words.filter(({ kind }) => kind !== 'author' && kind !== 'query').map(({ word }) => word),
    people: words.filter(({ kind }) => kind === 'author').map(({ word }) => word),
    aspects: [...new Set(entries.flatMap(({ parts }) => parts.map(({ text }) => text)))].filter(
      (text) => text.length >= 4 && text.length <= 14,
    ),
    sentences: [...new Set(pieces)].filter((piece) => piece.length >= 15 && piece.length <= 60),
    specialtyIds: [...new Set(entries.map(({ specialtyId }) => specialtyId))],
  };
}

/** A few are chosen very often and most of them rarely, as words are. */
function often<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(items.length * random() ** 2)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function any<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(items.length * random())];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** The resource of a number; every 997th has a word that hardly any other has. */
export function getResource(number: number, material: Material, random: Random, now: number): SearchDocument {
  const { topics, people, aspects, sentences, specialtyIds } = material;
  const topic = often(topics, random);
  const rare = number % 997 === 0 ? ` Zq${(number / 997).toString(36)}` : '';
  return {
    resourceType: any(TYPES, random),
    resourceId: `g${number}`,
    title: `${topic}：${any(aspects, random)}与${any(aspects, random)}${rare}`,
    titleEn: '',
    labels: [topic, often(topics, random), often(people, random)],
    summary: any(sentences, random) + any(sentences, random),
    specialtyId: any(specialtyIds, random),
    parts: [{ place: Math.floor(random() * 3000), label: '', text: any(sentences, random) }],
    publishedAt: now - Math.floor(random() * SPAN_DAYS * DAY_MS),
    viewCount: Math.floor(10 ** (random() * 5)),
  };
}

/** Two hundred queries: one word, two, four, pinyin, English, rare and very frequent words. */
export function getQuestions({ topics, aspects }: Material, syllablesOf: (text: string) => string[]): string[] {
  const random = seeded(7);
  const han = topics.filter((topic) => /^\p{Script=Han}{2,8}$/u.test(topic));
  const latin = topics.filter((topic) => /^[a-z -]{4,40}$/i.test(topic));
  const pair = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '').slice(0, 4);
  const kinds: readonly (() => string)[] = [
    () => any(han, random),
    () => often(han, random),
    () => `${often(han, random)} ${pair(any(aspects, random))}`,
    () => `${often(han, random)} ${often(han, random)} 术后 患者`,
    () => syllablesOf(any(han, random)).join(''),
    () => any(latin, random),
    () => `Zq${Math.floor(random() * 900).toString(36)}`,
    () => any(['骨折', '患者', '手术', '固定', '术后', '关节', '复位', '感染', '置换', '治疗', '康复', '入路'], random),
  ];
  return Array.from({ length: 200 }, (_, index) => kinds[index % kinds.length]?.() ?? '');
}

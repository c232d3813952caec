import type { ResponseOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { fromTop, holds, ofTypes } from './bands.ts';
import { FOUND_TYPES } from './links.ts';
import { syllablesOf } from './pinyin.ts';
import { type Question, questionOf, questionQuery, type Segment, segmentQuery } from './question.ts';
import { nearestLetters, nearestWord } from './spelling.ts';
import { readPinyin } from './suggest.ts';
import { searchEntry } from './tables.ts';
import { sameMeaning, type Vocabulary, type Word } from './vocabulary.ts';
import { keyOfTokens, type Token } from './words.ts';

/** A question with what it is in PostgreSQL's query form, and what it was read as where its words stand nowhere. */
export interface Resolved {
  readonly question: Question;
  readonly query: string;
  readonly readAs: ResponseOf<'search'>['readAs'];
}

/** Fewer results are so few that others are looked for as well. */
export const FEW_RESULTS = 3;

/** More parts would make too many ways to leave some out. */
const PARTS_MAX = 6;

/** The question as it is written. */
export function written(text: string, vocabulary: Vocabulary, exact: boolean): Resolved {
  const question = questionOf(text, vocabulary, { exact });
  return { question, query: questionQuery(question), readAs: null };
}

/**
 * Reads a question whose words stand nowhere in another way: as pinyin, as misspelt, and at last by as many of its parts
 * as stand somewhere together; a phrase that stands in few places by its pairs. Null where the words do stand somewhere, or
 * nothing helps. `found` says that they are known to.
 */
export async function readOtherwise(
  db: Database,
  text: string,
  vocabulary: Vocabulary,
  { found }: { readonly found: boolean },
): Promise<Resolved | null> {
  const plain = written(text, vocabulary, false);
  const [only, more] = plain.question.segments;
  if (found || (plain.query !== '' && (await standsSomewhere(db, plain.query)))) {
    const phrase = only && !more && !only.word ? only : null;
    return phrase && !(await standsSomewhere(db, plain.query, FEW_RESULTS))
      ? inPairs(db, phrase, plain.question)
      : null;
  }
  if (only?.word && !more) return inPieces(db, only.word, plain.question, vocabulary);
  const read = readPinyin(vocabulary, text);
  // Half a Latin name is no pinyin.
  const pinyin = read?.tokens[0]?.han ? read.word : null;
  const spelling =
    pinyin ?? read?.word ?? nearestWord(vocabulary, text, soundOf)?.word ?? nearestLetters(vocabulary, text);
  if (spelling !== null) {
    const otherwise = written(spelling, vocabulary, false);
    const known = otherwise.question.termId !== null || (await standsSomewhere(db, otherwise.query));
    if (known) return { ...otherwise, readAs: { text: spelling, by: pinyin === null ? 'spelling' : 'pinyin' } };
  }
  return byParts(db, text, plain.question, { together: false });
}

const soundOf = (text: string) => syllablesOf(text).join('');

/**
 * A word that stands nowhere is no slip: whichever of those that mean the same is asked for, the words within the usual
 * one help, and then its parts.
 */
async function inPieces(
  db: Database,
  word: Word,
  question: Question,
  vocabulary: Vocabulary,
): Promise<Resolved | null> {
  const [usual = word] = sameMeaning(vocabulary, word);
  const pieces = { ...questionOf(usual.word, vocabulary, { except: usual }), titleKeys: [], termId: question.termId };
  const query = questionQuery(pieces);
  const together = { question: pieces, query, readAs: null };
  if (await standsSomewhere(db, query, FEW_RESULTS)) return together;
  return (
    (await byParts(db, usual.word, pieces, { together: true })) ??
    ((await standsSomewhere(db, query)) ? together : null)
  );
}

/** A phrase by its pairs, wherever they stand in an entry. */
async function inPairs(db: Database, phrase: Segment, question: Question): Promise<Resolved | null> {
  const ways = pairings(phrase).map((segments): Resolved => {
    const pairs = { ...question, segments };
    return { question: pairs, query: questionQuery(pairs), readAs: null };
  });
  for (const way of ways) {
    if (await standsSomewhere(db, way.query, FEW_RESULTS)) return way;
  }
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/** What things are called after says little by itself. */
const WEAK_PARTS = new Set(
  '分型 分类 分级 评分 试验 技术 方法 手术 治疗 指南 共识 视频 直播 课程 病例 文献'.split(' '),
);

/** By as many parts as stand somewhere together; `together` says that all of them may. */
async function byParts(
  db: Database,
  text: string,
  question: Question,
  { together }: { readonly together: boolean },
): Promise<Resolved | null> {
  const [only, more] = question.segments;
  const all = (only && !more ? pairings(only)[0] : question.segments) ?? [];
  const telling = all.filter(({ forms: [form = []] }) => !WEAK_PARTS.has(keyOfTokens(form)));
  const parts = telling.slice(0, PARTS_MAX);
  // Of the pairs of a phrase a single one says nothing.
  const least = more ? 1 : Math.ceil(parts.length / 2);
  const most = more && !together && telling.length === all.length ? parts.length - 1 : parts.length;
  for (let size = most; size >= least && size > 0; size--) {
    const query = waysToChoose(parts, size)
      .map((chosen) => `(${chosen.map(segmentQuery).join(' & ')})`)
      .join(' | ');
    if (!(await standsSomewhere(db, query))) continue;
    const named = only && !more && telling.length === all.length ? [only] : parts;
    const readAs = { text: named.map((part) => asWritten(part, text)).join(' '), by: 'parts' as const };
    return { question: { ...question, segments: parts, titleKeys: [] }, query, readAs };
  }
  return null;
}

/** A part with the capitals that it was written with. */
function asWritten({ forms: [form = []] }: Segment, text: string): string {
  const key = keyOfTokens(form);
  const at = text.toLowerCase().indexOf(key);
  return at < 0 ? key : text.slice(at, at + key.length);
}

/** A phrase in pairs of Han characters and words of other letters; where the characters are odd, each of them may stand alone. */
function pairings({ forms: [form = []] }: Segment): Segment[][] {
  const odd = form.filter(({ han }) => han).length % 2 === 1;
  const alone = odd ? form.flatMap(({ han }, index) => (han && index % 2 === 0 ? [index] : [])) : [form.length];
  return alone.map((left) => [...pairsOf(form.slice(0, left)), ...pairsOf(form.slice(left + 1))]);
}

function pairsOf(form: readonly Token[]): Segment[] {
  const pairs: Segment[] = [];
  for (let index = 0; index < form.length; ) {
    const pair = form.slice(index, index + 2);
    const part = pair.every(({ han }) => han) ? pair : pair.slice(0, 1);
    pairs.push({ forms: [part], word: null, whole: false });
    index += part.length;
  }
  return pairs;
}

function waysToChoose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => waysToChoose(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Whether the words stand in an entry, or in so many. */
async function standsSomewhere(db: Database, query: string, atLeast = 1): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${fromTop()} cross join ${ofTypes(FOUND_TYPES)} cross join lateral (
      select from ${searchEntry} where ${holds('all', query)} limit ${atLeast}
    ) as hit limit ${atLeast}`);
  return rows.length >= atLeast;
}

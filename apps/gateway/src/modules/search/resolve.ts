import type { ResponseOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { fromTop, holds, ofTypes } from './bands.ts';
import { FOUND_TYPES } from './links.ts';
import { syllablesOf } from './pinyin.ts';
import { type Question, questionOf, questionQuery, type Segment, segmentQuery } from './question.ts';
import { nearestWord, readPinyin } from './suggest.ts';
import { searchEntry } from './tables.ts';
import { sameMeaning, type Vocabulary } from './vocabulary.ts';
import { keyOfTokens } from './words.ts';

/** A question with what it is in PostgreSQL's query form, and what it was read as where its words stand nowhere. */
export interface Resolved {
  readonly question: Question;
  readonly query: string;
  readonly readAs: ResponseOf<'search'>['readAs'];
}

/** More parts would make too many ways to leave some out. */
const PARTS_MAX = 6;

/** The question as it is written. */
export function written(text: string, vocabulary: Vocabulary, exact: boolean): Resolved {
  const question = questionOf(text, vocabulary, { exact });
  return { question, query: questionQuery(question), readAs: null };
}

/**
 * Reads a question whose words stand nowhere in another way: as pinyin, as misspelt, and at last by as many of its parts
 * as stand somewhere together. Null where they do stand somewhere, or nothing helps.
 */
export async function readOtherwise(db: Database, text: string, vocabulary: Vocabulary): Promise<Resolved | null> {
  const plain = written(text, vocabulary, false);
  if (plain.query !== '' && (await standsSomewhere(db, plain.query))) return null;
  const [only, more] = plain.question.segments;
  if (only?.word && !more) {
    // A word is no slip: whichever of those that mean the same is asked for, parts of the usual one help.
    const [usual = only.word] = sameMeaning(vocabulary, only.word);
    return byParts(db, {
      segments: [{ forms: [usual.tokens], word: null, whole: false }],
      synonyms: [],
      titleKeys: [],
    });
  }
  const pinyin = readPinyin(vocabulary, text);
  if (pinyin) {
    // Half a Latin name is no pinyin.
    const by = pinyin.tokens[0]?.han ? 'pinyin' : 'spelling';
    return { ...written(pinyin.word, vocabulary, false), readAs: { text: pinyin.word, by } };
  }
  const near = nearestWord(vocabulary, text, (each) => syllablesOf(each).join(''));
  if (near) return { ...written(near.word, vocabulary, false), readAs: { text: near.word, by: 'spelling' } };
  return byParts(db, plain.question);
}

async function byParts(db: Database, question: Question): Promise<Resolved | null> {
  const parts = (question.segments.length > 1 ? question.segments : question.segments.flatMap(pairsOf)).slice(
    0,
    PARTS_MAX,
  );
  for (let size = parts.length - 1; size > 0; size--) {
    const query = waysToChoose(parts, size)
      .map((chosen) => `(${chosen.map(segmentQuery).join(' & ')})`)
      .join(' | ');
    if (!(await standsSomewhere(db, query))) continue;
    const readAs = { text: parts.map(({ forms: [form] }) => keyOfTokens(form ?? [])).join(' '), by: 'parts' as const };
    return { question: { ...question, segments: parts, titleKeys: [] }, query, readAs };
  }
  return null;
}

/** The neighbouring pairs of a phrase that is no word of the vocabulary. */
function pairsOf({ forms: [form = []] }: Segment): Segment[] {
  const pairs: Segment[] = [];
  for (let index = 0; index + 1 < form.length; index += 2) {
    pairs.push({ forms: [form.slice(index, index + 2)], word: null, whole: false });
  }
  return pairs;
}

function waysToChoose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => waysToChoose(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

async function standsSomewhere(db: Database, query: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${fromTop()} cross join ${ofTypes(FOUND_TYPES)} cross join lateral (
      select from ${searchEntry} where ${holds('all', query)} limit 1
    ) as hit limit 1`);
  return rows.length > 0;
}

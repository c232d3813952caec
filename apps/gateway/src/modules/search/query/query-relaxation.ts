import type { ResponseOf } from '@osteon/contract';
import { buildPhraseTsQuery } from './ngrams.ts';
import { findWordByPinyin } from './pinyin-lookup.ts';
import { buildSegmentTsQuery, buildTsQuery, type ParsedQuery, parseQuery, type Segment } from './query-parser.ts';
import { correctSpelling } from './spelling-correction.ts';
import { findSynonyms } from './synonyms.ts';
import { restoreCase, type Token, tokensToKey } from './tokenizer.ts';
import { type Vocabulary, type Word } from './vocabulary.ts';

/** A parsed query with its tsquery, and how the text was reinterpreted if it was not searched as typed. */
export interface ResolvedQuery {
  readonly parsed: ParsedQuery;
  readonly tsQuery: string;
  readonly readAs: ResponseOf<'search'>['readAs'];
}

/** Returns true if at least so many entries match a query; 1 if no number is given. */
export type HasMatches = (query: Pick<ResolvedQuery, 'parsed' | 'tsQuery'>, atLeast?: number) => Promise<boolean>;

/** Number of results below which a query is relaxed. */
export const RELAX_BELOW = 3;

/**
 * Maximum number of pairs by which a phrase is searched; a longer phrase would make as many variants of as many
 * lookups.
 */
const PAIRS_MAX = 12;

/** Maximum number of terms; more would make too many combinations. */
const TERMS_MAX = 6;

/** The query as it is typed. */
export function resolveQuery(text: string, vocabulary: Vocabulary, exact: boolean): ResolvedQuery {
  const parsed = parseQuery(text, vocabulary, { exact });
  return { parsed, tsQuery: buildTsQuery(parsed), readAs: null };
}

/**
 * Reinterprets a query that matches nothing: as pinyin, then as misspelt, then as the largest number of its terms that
 * occur together. A phrase with few matches is searched by its character pairs. Null if the query has matches or
 * nothing helps. `found` is true if it has matches; null if that is unknown, which costs a lookup.
 */
export async function relaxQuery(
  hasMatches: HasMatches,
  text: string,
  vocabulary: Vocabulary,
  { found }: { readonly found: boolean | null },
): Promise<ResolvedQuery | null> {
  const typed = resolveQuery(text, vocabulary, false);
  const [only, more] = typed.parsed.segments;
  if (found ?? (typed.tsQuery !== '' && (await hasMatches(typed)))) {
    const phrase = only && !more && !only.word ? only : null;
    return phrase && !(await hasMatches(typed, RELAX_BELOW)) ? relaxPhrase(hasMatches, phrase, typed.parsed) : null;
  }
  if (only?.word && only.wholeWord && !more) return relaxWord(hasMatches, only.word, typed.parsed, vocabulary);
  const byPinyin = findWordByPinyin(vocabulary, text);
  // A prefix of a Latin name is not pinyin.
  const pinyin = byPinyin?.tokens[0]?.han ? byPinyin.word : null;
  const isFound = (part: readonly Token[]) => hasMatches({ parsed: typed.parsed, tsQuery: buildPhraseTsQuery(part) });
  const correction = pinyin ?? byPinyin?.word ?? (await correctSpelling(vocabulary, text, isFound));
  if (correction === null) return relaxByTerms(hasMatches, text, typed.parsed, { allAllowed: false });
  const corrected = resolveQuery(correction, vocabulary, false);
  const { parsed } = corrected;
  if (parsed.termId !== null || (await hasMatches(corrected)))
    return { ...corrected, readAs: { text: correction, by: pinyin === null ? 'spelling' : 'pinyin' } };
  // A single word that is found nowhere was a wrong guess.
  const isGuess = parsed.segments.length === 1;
  return relaxByTerms(hasMatches, isGuess ? text : correction, isGuess ? typed.parsed : parsed, { allAllowed: false });
}

/**
 * A vocabulary word without matches is not misspelt: the preferred one of its synonyms is split into the words inside
 * it, then into terms.
 */
async function relaxWord(
  hasMatches: HasMatches,
  word: Word,
  { termId }: ParsedQuery,
  vocabulary: Vocabulary,
): Promise<ResolvedQuery | null> {
  const [preferred = word] = findSynonyms(vocabulary, word);
  const parsed = { ...parseQuery(preferred.word, vocabulary, { except: preferred }), titleKeys: [], termId };
  const split = { parsed, tsQuery: buildTsQuery(parsed), readAs: null };
  if (await hasMatches(split, RELAX_BELOW)) return split;
  return (
    (await relaxByTerms(hasMatches, preferred.word, parsed, { allAllowed: true })) ??
    ((await hasMatches(split)) ? split : null)
  );
}

/** Searches a phrase by its character pairs, which may occur anywhere in an entry. */
async function relaxPhrase(
  hasMatches: HasMatches,
  phrase: Segment,
  original: ParsedQuery,
): Promise<ResolvedQuery | null> {
  const variants = getPairVariants(phrase).map((segments): ResolvedQuery => {
    const parsed = { ...original, segments };
    return { parsed, tsQuery: buildTsQuery(parsed), readAs: null };
  });
  for (const variant of variants) {
    if (await hasMatches(variant, RELAX_BELOW)) return variant;
  }
  return variants.length === 1 ? (variants[0] ?? null) : null;
}

/** Words that are too general to be searched alone. */
const GENERIC_TERMS = new Set(
  '分型 分类 分级 评分 试验 技术 方法 手术 治疗 指南 共识 视频 直播 课程 病例 文献'.split(' '),
);

/**
 * Returns true for such a term, and for a single character that is no word: it matches too much, by every n-gram that
 * starts with it.
 */
function isGeneric({ forms, word }: Segment): boolean {
  const [form = []] = forms;
  const isCharacter = word === null && form.length === 1 && form[0]?.han === true;
  return isCharacter || forms.some((each) => GENERIC_TERMS.has(tokensToKey(each)));
}

/** Searches by the largest number of terms that occur together; `allAllowed` includes all of them. */
async function relaxByTerms(
  hasMatches: HasMatches,
  text: string,
  parsed: ParsedQuery,
  { allAllowed }: { readonly allAllowed: boolean },
): Promise<ResolvedQuery | null> {
  const [only, more] = parsed.segments;
  const all = (only && !more ? getPairVariants(only)[0] : parsed.segments) ?? [];
  const specific = all.filter((term) => !isGeneric(term));
  const terms = specific.slice(0, TERMS_MAX);
  // A single pair of a phrase is too unspecific.
  const least = more ? 1 : Math.ceil(terms.length / 2);
  const most = more && !allAllowed && specific.length === all.length ? terms.length - 1 : terms.length;
  for (let size = most; size >= least && size > 0; size--) {
    const candidate = {
      parsed: { ...parsed, segments: terms, titleKeys: [] },
      tsQuery: buildThresholdTsQuery(terms.map(buildSegmentTsQuery), size),
    };
    if (!(await hasMatches(candidate))) continue;
    const shown = only && !more && specific.length === all.length ? [only] : terms;
    const words = shown.map(({ forms: [form = []] }) => restoreCase(tokensToKey(form), text));
    const readAs = { text: words.join(' '), by: 'parts' as const };
    return { ...candidate, readAs };
  }
  return null;
}

/**
 * A phrase as pairs of Han characters and single words of other scripts. With an odd number of characters one of them
 * is left out, which yields a variant for each.
 */
function getPairVariants({ forms: [typed = []] }: Segment): Segment[][] {
  const form = typed.slice(0, 2 * PAIRS_MAX);
  const odd = form.filter(({ han }) => han).length % 2 === 1;
  const leftOut = odd ? form.flatMap(({ han }, index) => (han && index % 2 === 0 ? [index] : [])) : [form.length];
  return leftOut.map((index) => [...toPairs(form.slice(0, index)), ...toPairs(form.slice(index + 1))]);
}

function toPairs(form: readonly Token[]): Segment[] {
  const pairs: Segment[] = [];
  for (let index = 0; index < form.length; ) {
    const pair = form.slice(index, index + 2);
    const part = pair.every(({ han }) => han) ? pair : pair.slice(0, 1);
    pairs.push({ forms: [part], word: null, wholeWord: false });
    index += part.length;
  }
  return pairs;
}

/**
 * A tsquery that matches at least `size` of some tsqueries. It is nested, since PostgreSQL evaluates each of its
 * lexemes for every candidate and a list of all combinations repeats them more often.
 */
function buildThresholdTsQuery(parts: readonly string[], size: number): string {
  if (parts.length === size) return parts.join(' & ');
  if (size === 1) return parts.join(' | ');
  const [first = '', ...rest] = parts;
  return `(${first} & (${buildThresholdTsQuery(rest, size - 1)})) | (${buildThresholdTsQuery(rest, size)})`;
}

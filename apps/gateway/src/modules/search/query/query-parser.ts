import { BUCKET_PLACEHOLDER, buildPhraseTsQuery } from './ngrams.ts';
import { matchStopWord } from './stop-words.ts';
import { findSynonyms } from './synonyms.ts';
import { type Token, tokenize, tokensToKey } from './tokenizer.ts';
import { getWordLexemes, matchesAt, type Vocabulary, type Word } from './vocabulary.ts';

/** A word or phrase that a result must contain in one of its forms. */
export interface Segment {
  readonly forms: readonly (readonly Token[])[];
  /** The vocabulary word that it equals or is a prefix of; null for an unknown phrase. */
  readonly word: Word | null;
  /** True if it equals that word, so that the word's own lexeme matches it. */
  readonly wholeWord: boolean;
}

/** A search text split into the parts that a result must contain. */
export interface ParsedQuery {
  readonly segments: readonly Segment[];
  /** Additional words that are searched because they mean the same. */
  readonly synonyms: readonly string[];
  /** Keys of the titles that match exactly, see `toKey`. */
  readonly titleKeys: readonly string[];
  /** The dictionary term that explains the query if it is a single word. */
  readonly termId: string | null;
}

/**
 * Maximum parts and character pairs of a query that are searched: each part and each character pair is a lookup in the
 * index for every type and rank bucket. What comes after is ignored, as are words after the 200th character
 * (rules/search#search-text).
 */
const SEGMENTS_MAX = 12;
const TOKENS_MAX = 48;

/**
 * Splits a text into vocabulary words and the phrases between them. `exact` splits at spaces and punctuation only;
 * `except` is a word that is not recognised.
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  { exact = false, except = null }: { readonly exact?: boolean; readonly except?: Word | null } = {},
): ParsedQuery {
  const tokens = tokenize(text);
  const searched = tokens.slice(0, TOKENS_MAX);
  const segments = (
    exact ? splitPhrases(searched) : mergeSingleCharacters(segmentTokens(searched, vocabulary, except))
  ).slice(0, SEGMENTS_MAX);
  const [only, more] = segments;
  const keys = only && !more ? only.forms.map(tokensToKey) : [];
  const typed = new Set(segments.flatMap(({ word }) => word?.key ?? []));
  const synonyms = segments.flatMap(({ word }) => (word ? findSynonyms(vocabulary, word) : []));
  return {
    segments,
    synonyms: exact ? [] : synonyms.filter(({ key }) => !typed.has(key)).map(({ word }) => word),
    titleKeys: [...new Set([tokensToKey(tokens), ...keys])],
    termId: (!more && only?.word?.termId) || null,
  };
}

/** Phrases between spaces and punctuation. */
function splitPhrases(tokens: readonly Token[]): Segment[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && token.joined) last.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => ({ forms: [run], word: null, wholeWord: false }));
}

function segmentTokens(tokens: readonly Token[], vocabulary: Vocabulary, except: Word | null): Segment[] {
  const segments: Segment[] = [];
  let run: Token[] = [];
  /** A stop word breaks adjacency. */
  let afterStopWord = false;
  const endRun = () => {
    segments.push(...splitPhrases(run));
    run = [];
  };
  for (let index = 0; index < tokens.length; ) {
    const word = findLongestWord(tokens, index, vocabulary, except);
    const token = tokens[index];
    const inName =
      token &&
      NAME_CONJUNCTIONS.has(token.text) &&
      run.length > 0 &&
      run.length + countAdjacent(tokens, index) >= NAME_MIN_LENGTH &&
      !findLongestWord(tokens, index + 1, vocabulary, except);
    const stop = word || inName ? 0 : matchStopWord(tokens, index);
    if (word) {
      endRun();
      segments.push(createSegment(word, tokens.slice(index, index + word.tokens.length), vocabulary));
    } else if (stop > 0) endRun();
    else if (token) run.push(afterStopWord ? { ...token, adjacent: false, joined: false } : token);
    afterStopWord = stop > 0;
    index += word ? word.tokens.length : stop || 1;
  }
  endRun();
  return segments.length > 0 ? segments : splitPhrases(tokens);
}

function createSegment(word: Word, typed: readonly Token[], vocabulary: Vocabulary): Segment {
  const forms = findSynonyms(vocabulary, word).map(({ tokens }) => tokens);
  return { forms: [typed, ...forms.filter((form) => tokensToKey(form) !== word.key)], word, wholeWord: true };
}

/** An editors' query is a phrase and is split further, unless it has synonyms. */
const isAtomic = ({ kind, groups }: Word) => kind !== 'query' || groups.length > 0;

/** The longest vocabulary word at `index`. */
function findLongestWord(
  tokens: readonly Token[],
  index: number,
  { byFirstToken }: Vocabulary,
  except: Word | null,
): Word | undefined {
  return byFirstToken
    .get(tokens[index]?.stem ?? '')
    ?.find((word) => isAtomic(word) && word !== except && matchesAt(word, tokens, index));
}

/** Stop words that are part of a name inside a run of at least so many unknown characters, as in 清和市第二人民医院. */
const NAME_CONJUNCTIONS = new Set(['和', '与', '及', '或']);
const NAME_MIN_LENGTH = 5;

/** The number of adjacent tokens from `index` on. */
function countAdjacent(tokens: readonly Token[], index: number): number {
  const end = tokens.findIndex(({ adjacent }, position) => position > index && !adjacent);
  return (end < 0 ? tokens.length : end) - index;
}

/** Words for the time relative to an operation: 重建术后康复 is a search for 重建术 and 康复. */
const TIMES = new Set(['前', '中', '后']);

/**
 * Appends a single character to the word before it: 骨折线 is not a search for 骨折 and 线. Forms in other scripts are
 * dropped, as no text has fracture线, and a single character behind them matches a prefix, which is slow.
 */
function mergeSingleCharacters(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const [form] = segment.forms;
    const previous = merged.at(-1);
    const [token] = form ?? [];
    const single = segment.word === null && form?.length === 1 && token?.han && token.adjacent ? token : null;
    if (single && previous?.word && TIMES.has(single.text) && previous.forms.some((form) => form.at(-1)?.text === '术'))
      continue;
    if (single && previous) {
      merged[merged.length - 1] = {
        ...previous,
        forms: previous.forms.filter((form, at) => at === 0 || form.at(-1)?.han).map((form) => [...form, single]),
        wholeWord: false,
      };
    } else merged.push(segment);
  }
  return merged;
}

/** A tsquery that matches a segment in any of its forms. */
export function buildSegmentTsQuery({ forms, word, wholeWord }: Segment): string {
  const lexemes = word && wholeWord ? getWordLexemes(word) : [];
  const alternatives =
    lexemes.length > 0
      ? lexemes.map((lexeme) => `'${BUCKET_PLACEHOLDER}${lexeme}'`)
      : forms.map((form) => buildPhraseTsQuery(form));
  return `(${alternatives.join(' | ')})`;
}

/** A tsquery that matches all segments; empty if the text contains no word. */
export function buildTsQuery({ segments }: ParsedQuery): string {
  return segments.map(buildSegmentTsQuery).join(' & ');
}

import { lexemesOfWord, sameMeaning, standsAt, type Vocabulary, type Word } from './vocabulary.ts';
import { BAND_MARK, keyOfTokens, runQuery, type Token, tokensOf } from './words.ts';

/** A word or phrase that a result must hold, in one of its forms. */
export interface Segment {
  readonly forms: readonly (readonly Token[])[];
  /** The word of the vocabulary that it is. */
  readonly word: Word | null;
  /** Whether it is no more than that word, which the index then knows by a lexeme of its own. */
  readonly whole: boolean;
}

/** What somebody asks, taken apart. */
export interface Question {
  readonly segments: readonly Segment[];
  /** Words asked along because they mean the same. */
  readonly synonyms: readonly string[];
  /** What an exact title would be, see `keyOf`. */
  readonly titleKeys: readonly string[];
  /** Dictionary term that explains it, where it is one word. */
  readonly termId: string | null;
}

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  [
    '怎么样 怎么办 怎么做 怎么治 怎么治疗 怎么处理 怎么选 怎么选择 怎么 怎样 如何治疗 如何处理 如何选择 如何 什么时候 什么',
    '哪些 哪个 哪种 为什么 是否 是不是 有没有 要不要 需不需要 能不能 可不可以 可以 应该 需要 请问 多少 多久 多长时间 几天',
    '还是 以及 关于 的 了 吗 呢 吧 与 和 或 及 the of and in for with to a an how what',
  ].flatMap((line) => line.split(' ')),
);
const STOP_LENGTH = Math.max(...[...STOP_WORDS].map((word) => word.length));

/**
 * Takes a text apart into the words of the vocabulary and what is left between them; `exact` leaves it as it is written,
 * `except` takes that word for none.
 */
export function questionOf(
  text: string,
  vocabulary: Vocabulary,
  { exact = false, except = null }: { readonly exact?: boolean; readonly except?: Word | null } = {},
): Question {
  const tokens = tokensOf(text);
  const segments = exact ? runsOf(tokens) : joinSingles(segmentsOf(tokens, vocabulary, except));
  const [only, more] = segments;
  const keys = only && !more ? only.forms.map(keyOfTokens) : [];
  const written = new Set(segments.flatMap(({ word }) => word?.key ?? []));
  const same = segments.flatMap(({ word }) => (word ? sameMeaning(vocabulary, word) : []));
  return {
    segments,
    synonyms: exact ? [] : same.filter(({ key }) => !written.has(key)).map(({ word }) => word),
    titleKeys: [...new Set([keyOfTokens(tokens), ...keys])],
    termId: (!more && only?.word?.termId) || null,
  };
}

/** Phrases between blanks and signs. */
function runsOf(tokens: readonly Token[]): Segment[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && token.joined) last.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => ({ forms: [run], word: null, whole: false }));
}

function segmentsOf(tokens: readonly Token[], vocabulary: Vocabulary, except: Word | null): Segment[] {
  const segments: Segment[] = [];
  let run: Token[] = [];
  /** What a stop word has cut off belongs to nothing before it. */
  let cut = false;
  const endRun = () => {
    segments.push(...runsOf(run));
    run = [];
  };
  for (let index = 0; index < tokens.length; ) {
    const word = longestWord(tokens, index, vocabulary, except);
    const token = tokens[index];
    const inName =
      token &&
      NAME_PARTS.has(token.text) &&
      run.length > 0 &&
      run.length + gluedFrom(tokens, index) >= NAME_MIN &&
      !longestWord(tokens, index + 1, vocabulary, except);
    const stop = word || inName ? 0 : stopWordAt(tokens, index);
    if (word) {
      endRun();
      segments.push(segmentOf(word, tokens.slice(index, index + word.tokens.length), vocabulary));
    } else if (stop > 0) endRun();
    else if (token) run.push(cut ? { ...token, glued: false, joined: false } : token);
    cut = stop > 0;
    index += word ? word.tokens.length : stop || 1;
  }
  endRun();
  return segments.length > 0 ? segments : runsOf(tokens);
}

function segmentOf(word: Word, written: readonly Token[], vocabulary: Vocabulary): Segment {
  const forms = sameMeaning(vocabulary, word).map(({ tokens }) => tokens);
  return { forms: [written, ...forms.filter((form) => keyOfTokens(form) !== word.key)], word, whole: true };
}

/** What editors recommend is a question and taken apart, unless it has words that mean the same. */
const isWord = ({ kind, groups }: Word) => kind !== 'query' || groups.length > 0;

/** The longest word of the vocabulary that stands at `index`. */
function longestWord(
  tokens: readonly Token[],
  index: number,
  { byBeginning }: Vocabulary,
  except: Word | null,
): Word | undefined {
  return byBeginning
    .get(tokens[index]?.root ?? '')
    ?.find((word) => isWord(word) && word !== except && standsAt(word, tokens, index));
}

/** Stop words that within so many unknown characters belong to a name, as in 清和市第二人民医院. */
const NAME_PARTS = new Set(['和', '与', '及', '或']);
const NAME_MIN = 5;

/** How many tokens stand together from `index` on. */
function gluedFrom(tokens: readonly Token[], index: number): number {
  const end = tokens.findIndex(({ glued }, place) => place > index && !glued);
  return (end < 0 ? tokens.length : end) - index;
}

/** How many tokens a stop word takes at `index`; 0 where there is none. */
function stopWordAt(tokens: readonly Token[], index: number): number {
  for (let length = STOP_LENGTH; length > 0; length--) {
    const part = tokens.slice(index, index + length);
    if (part.length === length && STOP_WORDS.has(keyOfTokens(part))) return length;
  }
  return 0;
}

/** A single character left beside a word belongs to it: 骨折线 is no question for 骨折 and 线. */
function joinSingles(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [form] = segment.forms;
    const previous = joined.at(-1);
    const [token] = form ?? [];
    const single = segment.word === null && form?.length === 1 && token?.han && token.glued ? token : null;
    if (single && previous) {
      joined[joined.length - 1] = { ...previous, forms: previous.forms.map((each) => [...each, single]), whole: false };
    } else joined.push(segment);
  }
  return joined;
}

/** A segment in PostgreSQL's query form. */
export function segmentQuery({ forms, word, whole }: Segment): string {
  const lexemes = word && whole ? lexemesOfWord(word) : [];
  const ways =
    lexemes.length > 0 ? lexemes.map((lexeme) => `'${BAND_MARK}${lexeme}'`) : forms.map((form) => runQuery(form));
  return `(${ways.join(' | ')})`;
}

/** All segments in PostgreSQL's query form; empty where the text holds no word. */
export function questionQuery({ segments }: Question): string {
  return segments.map(segmentQuery).join(' & ');
}

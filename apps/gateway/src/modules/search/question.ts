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
}

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  '怎么样 怎么办 怎么 怎样 如何 什么 哪些 哪个 哪种 为什么 是否 有没有 可以 应该 请问 多少 以及 关于 的 了 吗 呢 与 和 或 及 the of and in for with to a an how what'.split(
    ' ',
  ),
);
const STOP_LENGTH = 3;

/** Takes a text apart into the words of the vocabulary and what is left between them; `exact` leaves it as it is written. */
export function questionOf(text: string, vocabulary: Vocabulary, { exact = false } = {}): Question {
  const tokens = tokensOf(text);
  const segments = exact ? runsOf(tokens) : joinSingles(segmentsOf(tokens, vocabulary));
  const [only] = segments;
  const keys = segments.length === 1 && only ? only.forms.map(keyOfTokens) : [];
  const written = new Set(segments.flatMap(({ word }) => word?.key ?? []));
  const same = segments.flatMap(({ word }) => (word ? sameMeaning(vocabulary, word) : []));
  return {
    segments,
    synonyms: exact ? [] : same.filter(({ key }) => !written.has(key)).map(({ word }) => word),
    titleKeys: [...new Set([keyOfTokens(tokens), ...keys])],
  };
}

/** Phrases between blanks and signs. */
function runsOf(tokens: readonly Token[]): Segment[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && token.glued) last.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => ({ forms: [run], word: null, whole: false }));
}

function segmentsOf(tokens: readonly Token[], vocabulary: Vocabulary): Segment[] {
  const segments: Segment[] = [];
  let run: Token[] = [];
  const endRun = () => {
    if (run.length > 0) segments.push(...runsOf(run));
    run = [];
  };
  for (let index = 0; index < tokens.length; ) {
    const word = longestWord(tokens, index, vocabulary);
    const stop = word ? 0 : stopWordAt(tokens, index);
    const token = tokens[index];
    if (word) {
      endRun();
      const written = tokens.slice(index, index + word.tokens.length);
      const forms = sameMeaning(vocabulary, word).map(({ tokens: form }) => form);
      segments.push({ forms: [written, ...forms.filter((form) => keyOfTokens(form) !== word.key)], word, whole: true });
      index += word.tokens.length;
    } else if (stop > 0) {
      endRun();
      index += stop;
    } else {
      if (token) run.push(token);
      index += 1;
    }
  }
  endRun();
  return segments.length > 0 ? segments : runsOf(tokens);
}

/** The longest word of the vocabulary that stands at `index`. */
function longestWord(tokens: readonly Token[], index: number, { byBeginning }: Vocabulary): Word | undefined {
  return byBeginning.get(tokens[index]?.text ?? '')?.find((word) => standsAt(word, tokens, index));
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

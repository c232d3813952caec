import { type Token, tokenize } from './tokenizer.ts';

/** Han characters in the longest n-gram. */
const NGRAM_MAX = 3;

/**
 * The lexemes of a text: words of other scripts, and bigrams and trigrams of Han characters, since Chinese is written
 * without spaces. The last character of a run is a unigram too, so that every character starts an n-gram.
 */
export function extractNgrams(text: string): string[] {
  const ngrams: string[] = [];
  const tokens = tokenize(text);
  for (const [index, token] of tokens.entries()) {
    const second = nextInRun(token, tokens[index + 1]);
    const third = second && nextInRun(second, tokens[index + 2]);
    ngrams.push(token.stem + (second?.text ?? ''));
    if (second && third) ngrams.push(token.text + second.text + third.text);
  }
  return ngrams;
}

/** `next` if it continues the run of Han characters that `token` belongs to. */
function nextInRun(token: Token, next: Token | undefined): Token | undefined {
  return token.han && next?.han && next.adjacent ? next : undefined;
}

/** The run of Han characters from `index` on, `NGRAM_MAX` at most; the token alone if it is not Han. */
function readHanRun(tokens: readonly Token[], index: number): string[] {
  const [first, ...rest] = tokens.slice(index, index + NGRAM_MAX);
  const end = first?.han ? rest.findIndex(({ han, adjacent }) => !han || !adjacent) : 0;
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].flatMap((token) => token?.stem ?? []);
}

/** The field a lexeme occurs in: A title, B labels (tags, authors, hospital, specialty), D texts. */
export type Weight = 'A' | 'B' | 'D';

/** Bytes of the lexemes of an entry: PostgreSQL refuses a tsvector of more than 1 MB. */
const TS_VECTOR_BYTES = 1_000_000;

/** Bytes beside a lexeme: its position, or its type and bucket in the index. */
const LEXEME_OVERHEAD = 8;

/**
 * Lexemes in PostgreSQL's text form of a tsvector, which stores a weight only together with a position. Of too many ones
 * the last of the lowest weight are left out.
 */
export function buildTsVector(lexemes: ReadonlyMap<string, Weight>): string {
  let bytes = 0;
  return [...lexemes]
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .filter(([lexeme]) => {
      bytes += Buffer.byteLength(lexeme) + LEXEME_OVERHEAD;
      return bytes <= TS_VECTOR_BYTES;
    })
    .map(([lexeme, weight]) => `'${lexeme}':1${weight}`)
    .join(' ');
}

/** Placeholder in a tsquery for the type and rank bucket that prefix each indexed lexeme (see rank-buckets.ts). */
export const BUCKET_PLACEHOLDER = '@';

/**
 * A tsquery that matches all tokens of a phrase. A run of Han characters is matched by its trigrams, which is as
 * precise as the run itself and needs no recheck of the text. `open` matches the last word as a prefix.
 */
export function buildPhraseTsQuery(tokens: readonly Token[], { open = false } = {}): string {
  const parts = tokens.flatMap((token, index) => {
    const run = readHanRun(tokens, index);
    const continues = index > 0 && token.han && token.adjacent && tokens[index - 1]?.han;
    // The n-gram before it covers the end of a run.
    if (continues && run.length < NGRAM_MAX && (run.length === 1 || readHanRun(tokens, index - 1).length === NGRAM_MAX))
      return [];
    const isPrefix = (token.han && run.length === 1) || (open && index + run.length === tokens.length && !token.han);
    return `'${BUCKET_PLACEHOLDER}${run.join('')}'${isPrefix ? ':*' : ''}`;
  });
  return parts.length > 1 ? `(${parts.join(' & ')})` : parts.join('');
}

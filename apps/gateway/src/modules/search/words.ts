import { singularOf } from './plural.ts';
import { simplified } from './simplified.ts';

/** A Han character, or a run of other letters and figures. */
export interface Token {
  readonly text: string;
  /** What it is found by: an English plural by its singular. */
  readonly root: string;
  readonly han: boolean;
  /** Whether nothing at all stands between it and the token before. */
  readonly glued: boolean;
  /** Whether it is one word with the token before, as in L4/5 and Hill-Sachs. */
  readonly joined: boolean;
}

/** A radical such as ⺀ belongs to the script and is no letter: a sign, as far as words go. */
const TOKEN = /(?=[\p{L}\p{N}])\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}$/u;

/** Longer runs are no words; PostgreSQL would take 2,046 bytes. */
const TOKEN_MAX = 40;

/** What joins two runs of letters or figures to one word. */
const JOINT = /^[-–—/·.'’]$/;

/** One form for what looks or means the same: width, case, accents, traditional characters; without marks that cannot be seen. */
function foldText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  return simplified(plain);
}

/** The same but for case, sign by sign, so that each keeps its place. */
export function foldSigns(text: string): string {
  return simplified(text).replace(/[\u00c0-\u024f\uff01-\uff5e]/g, (sign) => {
    const folded = sign.normalize('NFKD').replace(/\p{Mn}/gu, '');
    return folded.length === 1 ? folded : sign;
  });
}

/** The tokens of a text. */
export function tokensOf(original: string): Token[] {
  const folded = foldText(original);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const between = folded.slice(end, match.index);
    const [run] = match;
    const text = run.length > TOKEN_MAX ? Array.from(run).slice(0, TOKEN_MAX).join('') : run;
    const han = HAN.test(run);
    const glued = between === '' && end > 0;
    const joined = glued || (JOINT.test(between) && !han && tokens.at(-1)?.han === false);
    tokens.push({ text, root: singularOf(text), han, glued, joined });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** What two texts have in common that differ only in case, width, blanks and signs. */
export function keyOf(text: string): string {
  return keyOfTokens(tokensOf(text));
}

/** The same of a text that is taken apart already. */
export function keyOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

/** Characters of Han that stand in one lexeme. */
const GRAM_MAX = 3;

/**
 * What a text is found by: its words of other letters, and of Han characters the pairs and the threes of neighbours, since
 * Chinese writes no blanks and words cannot be told apart. The last of a run stands alone too, so that each character
 * begins one of them.
 */
export function gramsOf(text: string): string[] {
  const grams: string[] = [];
  const tokens = tokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const second = partner(token, tokens[index + 1]);
    const third = second && partner(second, tokens[index + 2]);
    grams.push(token.root + (second?.text ?? ''));
    if (second && third) grams.push(token.text + second.text + third.text);
  }
  return grams;
}

/** The Han character right after one. */
function partner(token: Token, next: Token | undefined): Token | undefined {
  return token.han && next?.han && next.glued ? next : undefined;
}

/** The Han characters from one on, as many as a lexeme may hold; the token alone where it is none. */
function hanRun(tokens: readonly Token[], index: number): string[] {
  const [first, ...rest] = tokens.slice(index, index + GRAM_MAX);
  const end = first?.han ? rest.findIndex(({ han, glued }) => !han || !glued) : 0;
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].flatMap((token) => token?.root ?? []);
}

/** How near to its heart a lexeme stands in an entry: in the title, in what it is filed under, in its texts. */
export type Weight = 'A' | 'B' | 'D';

/** Lexemes as a vector in PostgreSQL's text form, which keeps a weight with a position only. */
export function vectorOf(lexemes: ReadonlyMap<string, Weight>): string {
  return Array.from(lexemes, ([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
}

/** Stands in a query where the index writes the band of an entry (see bands.ts). */
export const BAND_MARK = '@';

/**
 * What holds all of these tokens, in PostgreSQL's query form: of a Han run its threes, which is as good as the run itself,
 * and needs no look at the text. `open` lets the last word go on.
 */
export function runQuery(tokens: readonly Token[], { open = false } = {}): string {
  const parts = tokens.flatMap((token, index) => {
    const run = hanRun(tokens, index);
    const before = index > 0 && token.han && token.glued && tokens[index - 1]?.han;
    // The end of a run is said by what stands before it.
    if (before && run.length < GRAM_MAX && (run.length === 1 || hanRun(tokens, index - 1).length === GRAM_MAX))
      return [];
    const goesOn = (token.han && run.length === 1) || (open && index + run.length === tokens.length && !token.han);
    return `'${BAND_MARK}${run.join('')}'${goesOn ? ':*' : ''}`;
  });
  return parts.length > 1 ? `(${parts.join(' & ')})` : parts.join('');
}

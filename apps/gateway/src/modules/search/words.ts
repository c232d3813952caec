/** A Han character, or a run of other letters and figures. */
export interface Token {
  readonly text: string;
  readonly han: boolean;
  /** Where it stands: neighbours differ by 1, also over a blank or a hyphen; a sentence's end leaves a gap. */
  readonly at: number;
  /** Whether nothing at all stands between it and the token before. */
  readonly glued: boolean;
}

const TOKEN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}$/u;

/** What may stand inside a name: `K-wire`, `Rüedi–Allgöwer`, `Garden 分型`. */
const JOINT = /^[\s\-–—·/']*$/u;

/** Longer runs are no words; PostgreSQL would take 2,046 bytes. */
const TOKEN_MAX = 40;

/** One form for what looks the same: width, case, accents; without marks that cannot be seen. */
function foldText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** The tokens of a text. */
export function tokensOf(text: string): Token[] {
  const folded = foldText(text);
  const tokens: Token[] = [];
  let end = 0;
  let at = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const between = folded.slice(end, match.index);
    at += JOINT.test(between) ? 1 : 2;
    const token = Array.from(match[0]).slice(0, TOKEN_MAX).join('');
    tokens.push({ text: token, han: HAN.test(token), at, glued: between === '' && end > 0 });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** What two texts have in common that differ only in case, width, blanks and signs. */
export function keyOf(text: string): string {
  return tokensOf(text)
    .map((token) => token.text)
    .join('');
}

/** Positions end here in PostgreSQL's vectors. */
const POSITION_MAX = 16_383;

/**
 * The vector of texts in PostgreSQL's text form. A Han character stands in it together with its right neighbour, the last
 * of a run alone: Chinese writes no blanks, so words cannot be told apart. No phrase reaches from one text into the next.
 */
export function vectorOf(texts: readonly string[]): string {
  const places = new Map<string, number[]>();
  let begin = 0;
  for (const text of texts) {
    const tokens = tokensOf(text);
    for (const [index, token] of tokens.entries()) {
      const at = begin + token.at;
      if (at > POSITION_MAX) break;
      const lexeme = token.text + (pairedWith(token, tokens[index + 1])?.text ?? '');
      places.set(lexeme, [...(places.get(lexeme) ?? []), at]);
    }
    begin += (tokens.at(-1)?.at ?? 0) + 2;
  }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
}

/** The neighbour that a Han character shares a lexeme with. */
function pairedWith(token: Token, next: Token | undefined): Token | undefined {
  return token.han && next?.han && next.glued ? next : undefined;
}

/** A phrase in PostgreSQL's query form: these tokens one after the other. `open` lets the last word go on. */
export function phraseOf(tokens: readonly Token[], { open = false } = {}): string {
  let previous: number | null = null;
  const parts: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const paired = pairedWith(token, next);
    const before = tokens[index - 1];
    // The last of a run is said by the pair before it.
    if (!paired && !next && before && pairedWith(before, token)) break;
    const endsOpen = !next && (token.han || open);
    const distance = previous === null ? '' : ` <${token.at - previous}> `;
    parts.push(`${distance}'${token.text}${paired?.text ?? ''}'${endsOpen ? ':*' : ''}`);
    previous = token.at;
  }
  return parts.join('');
}

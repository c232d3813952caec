/** A piece of a text that both texts have, or only this one. */
export interface TextPiece {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Above this product of the lengths the whole middle counts as different. */
const CELLS_MAX = 1_000_000;

/** Chinese is compared by character, other text by word. */
const toTokens = (text: string): readonly string[] => text.match(/[\d.]+|[A-Za-z]+|[\s\S]/gu) ?? [];

/** Both texts in pieces, so that a reader sees what differs (rules/case-editor#conflicts). */
export function diffWords(one: string, other: string): readonly [readonly TextPiece[], readonly TextPiece[]] {
  const [a, b] = [toTokens(one), toTokens(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  const common = findCommon(...middle);
  const frame = (tokens: readonly string[], pieces: readonly TextPiece[]) =>
    join([
      { text: tokens.slice(0, start).join(''), isOwn: false },
      ...pieces,
      { text: tokens.slice(tokens.length - end).join(''), isOwn: false },
    ]);
  return [frame(a, mark(middle[0], common, 0)), frame(b, mark(middle[1], common, 1))];
}

type Pair = readonly [number, number];

/** The places of the longest common subsequence in both lists. */
function findCommon(a: readonly string[], b: readonly string[]): readonly Pair[] {
  if (a.length * b.length > CELLS_MAX) return [];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function mark(tokens: readonly string[], common: readonly Pair[], side: 0 | 1): readonly TextPiece[] {
  const shared = new Set(common.map((pair) => pair[side]));
  return tokens.map((text, index) => ({ text, isOwn: !shared.has(index) }));
}

/** Neighbours of one kind as one piece, without empty ones. */
function join(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const last = joined.at(-1);
    if (last?.isOwn === piece.isOwn) joined[joined.length - 1] = { text: last.text + piece.text, isOwn: last.isOwn };
    else joined.push(piece);
  }
  return joined;
}

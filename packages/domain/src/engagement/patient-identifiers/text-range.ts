/** A part of a text, in code units: `start` is its first, `end` the one after its last. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Ranges at which a pattern matches. For a pattern with a group `value` the range is that of the group; the group may
 * be inside of a lookahead, so that overlapping candidates are all tried. Needs the flags `g` and `d`.
 */
export function findRanges(
  text: string,
  pattern: RegExp,
  accept: (value: string, range: Range) => boolean = () => true,
): readonly Range[] {
  const ranges: Range[] = [];
  for (const match of text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.['value'] ?? [match.index, match.index + match[0].length];
    if (accept(text.slice(start, end), { start, end })) ranges.push({ start, end });
  }
  return ranges;
}

/** Least distance between two marks, in seconds. */
const LEAST_GAP = 1;

/**
 * Moves marks of a title of `nominal` seconds onto media of `actual` seconds: in proportion, whole seconds, in the same
 * order, each at a second of its own and inside the media. The first stays at the beginning if it was there.
 */
export function fitMarks<Mark extends { readonly startSeconds: number }>(
  marks: readonly Mark[],
  nominal: number,
  actual: number,
): Mark[] {
  const starts = marks.map(({ startSeconds }) => Math.round((startSeconds / nominal) * actual));
  for (const [index, start] of starts.entries()) {
    const before = starts[index - 1] ?? -LEAST_GAP;
    starts[index] = Math.max(start, before + LEAST_GAP);
  }
  // From the end back: what the gaps pushed past the end moves forward again.
  for (
    let index = starts.length - 1, latest = Math.ceil(actual) - LEAST_GAP;
    index >= 0;
    index--, latest -= LEAST_GAP
  ) {
    starts[index] = Math.min(starts[index] ?? latest, latest);
  }
  return marks.map((mark, index) => ({ ...mark, startSeconds: starts[index] ?? mark.startSeconds }));
}

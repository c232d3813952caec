import type { FilmScene } from '../media-catalogue.ts';

/** Least distance between two marks, in seconds. */
const LEAST_GAP = 1;

/**
 * Scales marks of a title of `nominal` seconds to media of `actual` seconds: in proportion, to distinct whole seconds
 * in the same order, inside the media. A first mark at 0 stays there.
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
  // Backwards from the end: marks that the gaps pushed past the end move forward again.
  for (
    let index = starts.length - 1, latest = Math.ceil(actual) - LEAST_GAP;
    index >= 0;
    index--, latest -= LEAST_GAP
  ) {
    starts[index] = Math.min(starts[index] ?? latest, latest);
  }
  return marks.map((mark, index) => ({ ...mark, startSeconds: starts[index] ?? mark.startSeconds }));
}

/** Moves marks of a title to its media: to the scenes of its own film if the film has them, else in proportion. */
export function positionMarks<Mark extends { readonly startSeconds: number }>(
  marks: readonly Mark[],
  nominal: number,
  film: { readonly seconds: number; readonly scenes?: readonly FilmScene[] | undefined },
): Mark[] {
  if (!film.scenes) return fitMarks(marks, nominal, film.seconds);
  const starts = new Map(film.scenes.map(({ at, startSeconds }) => [at, startSeconds]));
  return marks.map((mark) => ({ ...mark, startSeconds: starts.get(mark.startSeconds) ?? 0 }));
}

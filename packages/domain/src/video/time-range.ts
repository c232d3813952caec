interface Mark {
  readonly startSeconds: number;
}

/** A time range of a video, in seconds; `endSeconds` is the first one that is no longer in it. */
export interface TimeRange {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The time range of each chapter: to the next one's start, the last to the end of the video. */
export function getChapterRanges(chapters: readonly Mark[], duration: number): readonly TimeRange[] {
  return chapters.map(({ startSeconds }, index) => ({
    startSeconds,
    endSeconds: chapters[index + 1]?.startSeconds ?? duration,
  }));
}

/**
 * The range of each operation step: to the next step or the next chapter, whichever comes first, so that a chapter
 * without steps belongs to none.
 */
export function getStepRanges(
  steps: readonly Mark[],
  chapters: readonly Mark[],
  duration: number,
): readonly TimeRange[] {
  const starts = [...steps, ...chapters].map((mark) => mark.startSeconds).sort((a, b) => a - b);
  return steps.map(({ startSeconds }) => ({
    startSeconds,
    endSeconds: starts.find((start) => start > startSeconds) ?? duration,
  }));
}

/** The total length of time ranges that do not overlap, in seconds. */
export function sumRangeSeconds(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
}

/**
 * The next position when only `ranges` (in rising order) are played: null while `position` is inside one, else the
 * start of the next; Infinity after the last.
 */
export function findNextInRanges(ranges: readonly TimeRange[], position: number): number | null {
  const next = ranges.find((range) => range.endSeconds > position);
  if (!next) return Number.POSITIVE_INFINITY;
  return next.startSeconds > position ? next.startSeconds : null;
}

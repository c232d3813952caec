import { sumRangeSeconds, type TimeRange } from '../video/time-range.ts';

/** Choices of available time, in minutes (rules/learning#ten-minutes). */
export const TEN_MINUTES_CHOICES = [5, 10, 20] as const;

/** Maximum number of proposed parts. */
const PARTS_MAX = 5;

/** Minimum length of a time range, in seconds: shorter ones are gaps between player reports, not unwatched parts. */
const GAP_SECONDS = 1;

/** Share of a time range that may be missing for it to count as learnt, as for a video (rules/watch#seen). */
const MISSING_SHARE = 0.1;

/** The unseen rest of a time range of a video. */
export interface VideoRemainder {
  /** The first unseen second, rounded down. */
  readonly startSeconds: number;
  /** Seconds from its start to the end of the unseen part. */
  readonly remainingSeconds: number;
}

/** The unseen rest of a time range, given the seen ranges of its video in ascending order; null where it is learnt. */
export function findVideoRemainder(
  { startSeconds, endSeconds }: TimeRange,
  seen: readonly TimeRange[],
): VideoRemainder | null {
  const gaps: TimeRange[] = [];
  let until = startSeconds;
  for (const range of [...seen, { startSeconds: endSeconds, endSeconds }]) {
    const end = Math.min(range.startSeconds, endSeconds);
    if (end - until >= GAP_SECONDS) gaps.push({ startSeconds: until, endSeconds: end });
    until = Math.max(until, range.endSeconds);
  }
  const last = gaps.at(-1);
  if (!gaps[0] || !last || sumRangeSeconds(gaps) <= (endSeconds - startSeconds) * MISSING_SHARE) return null;
  const start = Math.floor(gaps[0].startSeconds);
  return { startSeconds: start, remainingSeconds: Math.ceil(last.endSeconds) - start };
}

/**
 * Fills the time with parts of courses (rules/learning#ten-minutes): the first of each course that fits, then the
 * second of each, so the course with the latest progress is first and no course fills all of the time. `courses` offer
 * their lessons in order, each with the parts to choose from.
 */
export function pickParts<Part extends VideoRemainder>(
  courses: readonly (readonly (readonly Part[])[])[],
  seconds: number,
): readonly Part[] {
  const picked: Part[] = [];
  let left = seconds;
  const rounds = Math.max(0, ...courses.map((lessons) => lessons.length));
  for (let round = 0; round < rounds; round++) {
    for (const lessons of courses) {
      const part = lessons[round]?.find(({ remainingSeconds }) => remainingSeconds <= left);
      if (!part || picked.length === PARTS_MAX) continue;
      picked.push(part);
      left -= part.remainingSeconds;
    }
  }
  return picked;
}

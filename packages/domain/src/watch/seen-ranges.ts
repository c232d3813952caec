import { sumRangeSeconds, type TimeRange } from '../video/time-range.ts';

/** Share of a film's seconds that must be seen for it to count as seen (rules/watch#seen). */
const FILM_SEEN_SHARE = 0.9;

/** Most stretches that are kept of one film, so that its row stays small (rules/watch#ledger). */
const RANGES_MAX = 200;

/**
 * The union of stretches that were seen, in rising order and without overlaps, and one more. Past the most that are kept
 * the shortest is forgotten: seconds are lost, never invented.
 */
export function addSeenRange(seen: readonly TimeRange[], added: TimeRange): readonly TimeRange[] {
  const touches = (range: TimeRange) =>
    range.startSeconds <= added.endSeconds && added.startSeconds <= range.endSeconds;
  const touching = seen.filter(touches);
  const joined = {
    startSeconds: Math.min(added.startSeconds, ...touching.map(({ startSeconds }) => startSeconds)),
    endSeconds: Math.max(added.endSeconds, ...touching.map(({ endSeconds }) => endSeconds)),
  };
  const union = [...seen.filter((range) => !touches(range)), joined].sort((a, b) => a.startSeconds - b.startSeconds);
  return union.length > RANGES_MAX ? withoutShortest(union) : union;
}

function withoutShortest(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const lengthOf = ({ startSeconds, endSeconds }: TimeRange) => endSeconds - startSeconds;
  const shortest = ranges.reduce((least, range) => (lengthOf(range) < lengthOf(least) ? range : least));
  return ranges.filter((range) => range !== shortest);
}

/** The stretches as far as a film of this length has them: a new version may be shorter (rules/watch#versions). */
export function cutSeenRanges(seen: readonly TimeRange[], durationSeconds: number): readonly TimeRange[] {
  return seen
    .filter(({ startSeconds }) => startSeconds < durationSeconds)
    .map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds: Math.min(endSeconds, durationSeconds) }));
}

/** Whether enough of a film's seconds were seen (rules/watch#seen). */
export function isFilmSeen(seen: readonly TimeRange[], durationSeconds: number): boolean {
  return sumRangeSeconds(cutSeenRanges(seen, durationSeconds)) >= durationSeconds * FILM_SEEN_SHARE;
}

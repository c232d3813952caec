import { sumRangeSeconds, type TimeRange } from '../video/time-range.ts';

/** Share of a video's seconds that must be seen for it to count as seen (rules/watch#seen). */
const SEEN_SHARE = 0.9;

/** The maximum number of ranges per video, so that its row stays small (rules/watch#ledger). */
const RANGES_MAX = 200;

/**
 * The union of seen ranges and one more, in rising order and without overlaps. Past the maximum number the shortest is
 * dropped: seconds are lost, never invented.
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

/** The ranges cut to a video of this length: a new version may be shorter (rules/watch#versions). */
export function cutSeenRanges(seen: readonly TimeRange[], durationSeconds: number): readonly TimeRange[] {
  return seen
    .filter(({ startSeconds }) => startSeconds < durationSeconds)
    .map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds: Math.min(endSeconds, durationSeconds) }));
}

/** True if enough of a video's seconds were seen (rules/watch#seen). */
export function isVideoSeen(seen: readonly TimeRange[], durationSeconds: number): boolean {
  return sumRangeSeconds(cutSeenRanges(seen, durationSeconds)) >= durationSeconds * SEEN_SHARE;
}

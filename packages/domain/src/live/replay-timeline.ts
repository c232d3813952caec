/** A continuous time range of a recording: its start time in ms, and its duration. */
export interface RecordedRange {
  readonly startedAt: number;
  readonly seconds: number;
}

/**
 * The second of a replay at which a timestamp appears. A replay skips the pauses: a timestamp within one is mapped to
 * the point where the recording continues, one before the recording to its start, one after it to its end
 * (rules/replay#chapters).
 */
export function getReplaySecond(ranges: readonly RecordedRange[], at: number): number {
  let before = 0;
  for (const { startedAt, seconds } of ranges) {
    const within = (at - startedAt) / 1000;
    if (within < seconds) return before + Math.max(0, within);
    before += seconds;
  }
  return before;
}

/**
 * The first timestamp in ms that appears at a second of a replay or later; null for every timestamp, as at its start,
 * and infinity after the end (rules/room-chat#chat-of-a-replay).
 */
export function getReplayTimestamp(ranges: readonly RecordedRange[], second: number): number | null {
  if (second <= 0) return null;
  let before = 0;
  for (const { startedAt, seconds } of ranges) {
    if (second <= before + seconds) return startedAt + (second - before) * 1000;
    before += seconds;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * The items of an agenda as chapters of a replay, in order. Items without a recorded part are left out
 * (rules/replay#chapters).
 */
export function listReplayChapters<Item extends { readonly at: number }>(
  agenda: readonly Item[],
  ranges: readonly RecordedRange[],
): (Item & { readonly startSeconds: number })[] {
  const length = ranges.reduce((total, { seconds }) => total + seconds, 0);
  const chapters = agenda
    .toSorted((a, b) => a.at - b.at)
    .map((item) => ({ ...item, startSeconds: getReplaySecond(ranges, item.at) }));
  return chapters.filter(({ startSeconds }, index) => startSeconds < (chapters[index + 1]?.startSeconds ?? length));
}

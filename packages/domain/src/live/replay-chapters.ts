/** A continuous time range of a recording: its start time in ms, and its duration. */
export interface RecordedStretch {
  readonly startedAt: number;
  readonly seconds: number;
}

/**
 * The second of a replay at which a timestamp appears. A replay skips the pauses: a timestamp within one is mapped to
 * the point where the recording continues, one before the recording to its start, one after it to its end
 * (rules/live#chapters).
 */
export function getReplaySecond(stretches: readonly RecordedStretch[], at: number): number {
  let before = 0;
  for (const { startedAt, seconds } of stretches) {
    const within = (at - startedAt) / 1000;
    if (within < seconds) return before + Math.max(0, within);
    before += seconds;
  }
  return before;
}

/**
 * The first timestamp in ms that appears at a second of a replay or later; null for every timestamp, as at its start,
 * and infinity after the end (rules/live#chat-of-a-replay).
 */
export function getReplayMoment(stretches: readonly RecordedStretch[], second: number): number | null {
  if (second <= 0) return null;
  let before = 0;
  for (const { startedAt, seconds } of stretches) {
    if (second <= before + seconds) return startedAt + (second - before) * 1000;
    before += seconds;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * The items of an agenda as chapters of a replay, in order. Items without a recorded part are left out
 * (rules/live#chapters).
 */
export function placeReplayChapters<Item extends { readonly at: number }>(
  agenda: readonly Item[],
  stretches: readonly RecordedStretch[],
): (Item & { readonly startSeconds: number })[] {
  const length = stretches.reduce((total, { seconds }) => total + seconds, 0);
  const placed = agenda
    .toSorted((a, b) => a.at - b.at)
    .map((item) => ({ ...item, startSeconds: getReplaySecond(stretches, item.at) }));
  return placed.filter(({ startSeconds }, index) => startSeconds < (placed[index + 1]?.startSeconds ?? length));
}

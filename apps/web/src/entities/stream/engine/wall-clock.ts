/** A part of a playlist: its second in the player, its length in seconds, and the wall clock of its start in ms. */
export interface DatedPart {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
}

/** The wall clock in ms of a second; null if the playlist has no dates (rules/stream-stage#rewind). */
export function getWallClock(parts: readonly DatedPart[], second: number): number | null {
  const part = parts.findLast(({ start }) => start <= second) ?? parts[0];
  if (!part || part.programDateTime === null) return null;
  return part.programDateTime + (second - part.start) * 1000;
}

/**
 * The second of a wall clock time; null if the playlist has no dates. A time within a pause maps to the second at which
 * the stream resumes, one before the playlist to its start, one after it to its end.
 */
export function findSecond(parts: readonly DatedPart[], wallClock: number): number | null {
  let end: number | null = null;
  for (const { start, duration, programDateTime } of parts) {
    if (programDateTime === null) continue;
    const within = (wallClock - programDateTime) / 1000;
    if (within < duration) return start + Math.max(0, within);
    end = start + duration;
  }
  return end;
}

/** A part of a playlist: its second in the player, its length in seconds, and the wall clock of its begin in ms. */
export interface DatedPart {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
}

/** The wall clock in ms of what is shown at a second; null where the playlist tells none (rules/live#rewind). */
export function getMoment(parts: readonly DatedPart[], second: number): number | null {
  const part = parts.findLast(({ start }) => start <= second) ?? parts[0];
  if (!part || part.programDateTime === null) return null;
  return part.programDateTime + (second - part.start) * 1000;
}

/**
 * The second at which a moment is shown; null where the playlist tells no wall clock. A moment in a pause is where the stream
 * goes on, one before the playlist its begin, one after it its end.
 */
export function findSecond(parts: readonly DatedPart[], moment: number): number | null {
  let end: number | null = null;
  for (const { start, duration, programDateTime } of parts) {
    if (programDateTime === null) continue;
    const within = (moment - programDateTime) / 1000;
    if (within < duration) return start + Math.max(0, within);
    end = start + duration;
  }
  return end;
}

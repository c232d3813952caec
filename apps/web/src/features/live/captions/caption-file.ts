import { type Cue, getCaptionMinute, readWebVtt } from '@osteon/domain';

/**
 * The time range around the current position in which captions are read, in seconds: the greatest length of a caption,
 * and the greatest delay of a page.
 */
const BEFORE_SECONDS = 30;
const AFTER_SECONDS = 10;

/** The minutes since 1970 whose captions may be visible at a second (rules/captions#caption-files). */
export function listMinutes(at: number): number[] {
  const first = getCaptionMinute((at - BEFORE_SECONDS) * 1000);
  const last = getCaptionMinute((at + AFTER_SECONDS) * 1000);
  return first === last ? [first] : [first, last];
}

/** Reads a caption file. Rejects if it cannot be loaded. */
export async function readCaptions(url: string, signal: AbortSignal): Promise<Cue[]> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`captions: ${reply.status}`);
  return readWebVtt(await reply.text());
}

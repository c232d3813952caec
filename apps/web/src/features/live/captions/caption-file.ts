import { type Cue, getCaptionMinute, readWebVtt } from '@osteon/domain';

/** How far around what is shown captions are read, in seconds: as long as one may be, and as far as a page may be behind. */
const BEFORE_SECONDS = 30;
const AFTER_SECONDS = 10;

/** The minutes since 1970 whose captions may be shown at a second (rules/live#caption-files). */
export function listMinutes(at: number): number[] {
  const first = getCaptionMinute((at - BEFORE_SECONDS) * 1000);
  const last = getCaptionMinute((at + AFTER_SECONDS) * 1000);
  return first === last ? [first] : [first, last];
}

/** Reads a file of captions. Rejects where it does not arrive. */
export async function readCaptions(url: string, signal: AbortSignal): Promise<Cue[]> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`captions: ${reply.status}`);
  return readWebVtt(await reply.text());
}

import { BEHIND_SECONDS, getBehind, type PlaybackState } from '../engine/live-playback.ts';

/** A note over a video that plays: one at a time, the first whose condition is met (rules/live#stage). */
export type StageNote = (typeof NOTES)[number][0];

interface NoteFacts extends Pick<PlaybackState, 'place' | 'stuckSeconds' | 'weakSeconds' | 'shown'> {
  /** True if it is muted until the viewer wants sound. */
  readonly isSilenced: boolean;
  /** True if an item of the agenda starts within minutes. */
  readonly hasNext: boolean;
}

/** From this many seconds on a stall is shown. */
export const STUCK_SECONDS = 3;

/** A weak network is shown from the first of these seconds to the second one. */
const WEAK_SECONDS = { from: 10, until: 20 };

const NOTES = [
  ['stuck', ({ stuckSeconds }) => stuckSeconds >= STUCK_SECONDS],
  ['silenced', ({ isSilenced }) => isSilenced],
  ['behind', (facts) => getBehind(facts) > BEHIND_SECONDS],
  ['weak', ({ weakSeconds: weak, shown }) => shown !== null && weak >= WEAK_SECONDS.from && weak < WEAK_SECONDS.until],
  ['next', ({ hasNext }) => hasNext],
] as const satisfies readonly (readonly [string, (facts: NoteFacts) => boolean])[];

/** The note over a video; null for none. */
export const getStageNote = (facts: NoteFacts): StageNote | null =>
  NOTES.find(([, isShown]) => isShown(facts))?.[0] ?? null;

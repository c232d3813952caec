import { BEHIND_SECONDS, getBehind, type PlaybackState } from '../engine/live-playback.ts';

/** A note over a picture that goes on: one at a time, the first whose facts are given (rules/live#stage). */
export type StageNote = (typeof NOTES)[number][0];

interface NoteFacts extends Pick<PlaybackState, 'place' | 'stuckSeconds' | 'weakSeconds' | 'shown'> {
  /** Whether it plays without sound until the viewer wants it. */
  readonly isSilenced: boolean;
  /** Whether an item of the agenda begins within minutes. */
  readonly hasNext: boolean;
}

/** From this many seconds on a stop is told. */
export const STUCK_SECONDS = 3;

/** A network that is weak for longer is told, from the first second to the second one. */
const WEAK_SECONDS = { from: 10, until: 20 };

const NOTES = [
  ['stuck', ({ stuckSeconds }) => stuckSeconds >= STUCK_SECONDS],
  ['silenced', ({ isSilenced }) => isSilenced],
  ['behind', (facts) => getBehind(facts) > BEHIND_SECONDS],
  ['weak', ({ weakSeconds: weak, shown }) => shown !== null && weak >= WEAK_SECONDS.from && weak < WEAK_SECONDS.until],
  ['next', ({ hasNext }) => hasNext],
] as const satisfies readonly (readonly [string, (facts: NoteFacts) => boolean])[];

/** The note over a picture; null where there is nothing to say. */
export const getStageNote = (facts: NoteFacts): StageNote | null =>
  NOTES.find(([, isShown]) => isShown(facts))?.[0] ?? null;

import { BEHIND_SECONDS, getBehind, type PlaybackState } from '../../entities/stream/engine/live-playback.ts';

/** A note over a video that plays: one at a time, the first whose condition is met (rules/stream-stage#stage). */
export type StageNote = (typeof NOTES)[number][0];

interface NoteState extends Pick<PlaybackState, 'position' | 'stallSeconds' | 'weakSeconds' | 'shown'> {
  /** True if it is muted until the viewer wants sound. */
  readonly isSilenced: boolean;
  /** True if an item of the agenda starts within minutes. */
  readonly hasNext: boolean;
}

/** From this many seconds on a stall is shown. */
export const STALL_SECONDS = 3;

/** A weak network is shown from the first of these seconds to the second one. */
const WEAK_SECONDS = { from: 10, until: 20 };

const NOTES = [
  ['stuck', ({ stallSeconds }) => stallSeconds >= STALL_SECONDS],
  ['silenced', ({ isSilenced }) => isSilenced],
  ['behind', (state) => getBehind(state) > BEHIND_SECONDS],
  ['weak', ({ weakSeconds: weak, shown }) => shown !== null && weak >= WEAK_SECONDS.from && weak < WEAK_SECONDS.until],
  ['next', ({ hasNext }) => hasNext],
] as const satisfies readonly (readonly [string, (state: NoteState) => boolean])[];

/** The note over a video; null for none. */
export const getStageNote = (state: NoteState): StageNote | null =>
  NOTES.find(([, isShown]) => isShown(state))?.[0] ?? null;

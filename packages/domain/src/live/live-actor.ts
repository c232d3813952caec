import { LiveStatus } from './live-status.ts';
import { getNextLiveStatus, type LiveTransition } from './live-transitions.ts';

/**
 * The actors that trigger transitions of a live event's status: its encoder, an assistant of the event, the operator,
 * the job that ends events that nobody ended, and the recording when it becomes available or is removed
 * (rules/live#movers).
 */
export const LIVE_ACTORS = ['encoder', 'assistant', 'operator', 'overrun', 'recording'] as const;
export type LiveActor = (typeof LIVE_ACTORS)[number];

const TRANSITION_ACTORS: Readonly<Record<LiveTransition, readonly LiveActor[]>> = {
  submit: ['operator'],
  sendBack: ['operator'],
  approve: ['operator'],
  start: ['encoder', 'assistant'],
  pause: ['encoder', 'assistant'],
  resume: ['encoder', 'assistant'],
  end: ['assistant', 'operator', 'overrun'],
  openReplay: ['recording'],
  pauseReplay: ['operator', 'recording'],
  resumeReplay: ['operator'],
  disable: ['operator'],
  enable: ['operator'],
};

/**
 * The status after a transition by an actor; null if it is not permitted. An assistant can also pause an event whose
 * encoder has disconnected. Only an assistant resumes a pause by hand, and only the encoder its own, so that nothing is
 * published that must not be seen. The clock alone triggers no transition (rules/live#movers).
 */
export function moveLiveStatus(
  state: {
    readonly status: LiveStatus;
    /** True if an assistant has paused it, and none has resumed it since (rules/live#pause-by-hand). */
    readonly isPausedByHand: boolean;
  },
  transition: LiveTransition,
  actor: LiveActor,
): LiveStatus | null {
  if (!TRANSITION_ACTORS[transition].includes(actor)) return null;
  const isByHand = actor === 'assistant';
  if (transition === 'pause' && state.status === LiveStatus.pause) return isByHand ? state.status : null;
  if (transition === 'resume' && isByHand !== state.isPausedByHand) return null;
  return getNextLiveStatus(state.status, transition);
}

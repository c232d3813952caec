import type { LiveTransition } from './live-transitions.ts';

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
  pause: ['encoder'],
  resume: ['encoder'],
  end: ['assistant', 'operator', 'overrun'],
  openReplay: ['recording'],
  pauseReplay: ['operator', 'recording'],
  resumeReplay: ['operator'],
  disable: ['operator'],
  enable: ['operator'],
};

/** Returns true if an actor may trigger a transition; the clock alone triggers none (rules/live#movers). */
export const mayTriggerTransition = (actor: LiveActor, transition: LiveTransition): boolean =>
  TRANSITION_ACTORS[transition].includes(actor);

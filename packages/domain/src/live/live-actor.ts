import type { LiveEvent } from './live-transitions.ts';

/**
 * Who or what moves the status of a live event: its encoder, an assistant of the event, the operator, the job that ends
 * events that nobody ended, and the recording once it can be watched, and no longer (rules/live#movers).
 */
export const LIVE_ACTORS = ['encoder', 'assistant', 'operator', 'overrun', 'recording'] as const;
export type LiveActor = (typeof LIVE_ACTORS)[number];

const MOVERS: Readonly<Record<LiveEvent, readonly LiveActor[]>> = {
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

/** Whether an actor may make a move; the clock alone makes none (rules/live#movers). */
export const mayMoveLive = (actor: LiveActor, event: LiveEvent): boolean => MOVERS[event].includes(actor);

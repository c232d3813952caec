import type { LiveAction } from '@osteon/domain';

/** Events of other parts of the portal, which may occur before the analytics have loaded. */
export type TrackedEvent =
  /** A login is complete (rules/login#login-success). */
  | { readonly kind: 'signUp' }
  /** An error: thrown, rejected, or caught while rendering. */
  | { readonly kind: 'fault'; readonly from: 'error' | 'rejection' | 'render'; readonly reason: unknown }
  /** An action of a viewer in a live event (rules/analytics#live-actions). */
  | { readonly kind: 'liveAction'; readonly name: LiveAction; readonly activityId: string }
  /** The details of a live event could not be loaded; the code of the response, 0 without one. */
  | { readonly kind: 'liveAbnormal'; readonly code: number };

type Listener = (event: TrackedEvent, at: number) => void;

/** Most errors stored before the analytics have loaded. */
const EARLY_MAX = 10;

const early: { event: TrackedEvent; at: number }[] = [];
let listener: Listener | null = null;

/** Tracks an event, now or once the analytics have loaded. */
export function track(event: TrackedEvent): void {
  if (listener) listener(event, Date.now());
  else if (early.length < EARLY_MAX) early.push({ event, at: Date.now() });
}

/** Sets the subscriber and replays earlier events to it; `at` is their time in ms since 1970. */
export function subscribe(own: Listener): void {
  listener = own;
  for (const { event, at } of early.splice(0)) own(event, at);
}

/** Events of other parts of the portal, which may occur before the analytics have loaded. */
export type TrackedEvent =
  /** A login is complete (rules/login#login-success). */
  | { readonly kind: 'signUp' }
  /** An error: thrown, rejected, or caught while rendering. */
  | { readonly kind: 'fault'; readonly from: 'error' | 'rejection' | 'render'; readonly reason: unknown };

type Listener = (happening: TrackedEvent, at: number) => void;

/** Most errors kept before the analytics have loaded. */
const EARLY_MAX = 10;

const early: { happening: TrackedEvent; at: number }[] = [];
let listener: Listener | null = null;

/** Tracks an event, now or once the analytics have loaded. */
export function track(happening: TrackedEvent): void {
  if (listener) listener(happening, Date.now());
  else if (early.length < EARLY_MAX) early.push({ happening, at: Date.now() });
}

/** Sets the subscriber and replays earlier events to it; `at` is their time in ms since 1970. */
export function subscribe(own: Listener): void {
  listener = own;
  for (const { happening, at } of early.splice(0)) own(happening, at);
}

/** What other parts of the portal tell the analytics, which come later than they. */
export type TrackedEvent =
  /** A login is complete (rules/analytics#events). */
  | { readonly kind: 'signUp' }
  /** Something broke: thrown, rejected, or caught while a region was drawn. */
  | { readonly kind: 'fault'; readonly from: 'error' | 'rejection' | 'render'; readonly reason: unknown };

type Listener = (happening: TrackedEvent, at: number) => void;

/** Faults before the analytics have come; more of them tell nothing new. */
const EARLY_MAX = 10;

const early: { happening: TrackedEvent; at: number }[] = [];
let listener: Listener | null = null;

/** Tells the analytics, now or once they have come. */
export function track(happening: TrackedEvent): void {
  if (listener) listener(happening, Date.now());
  else if (early.length < EARLY_MAX) early.push({ happening, at: Date.now() });
}

/** Hears all that is told, what was told before first; `at` is when it was, in ms since 1970. */
export function subscribe(own: Listener): void {
  listener = own;
  for (const { happening, at } of early.splice(0)) own(happening, at);
}

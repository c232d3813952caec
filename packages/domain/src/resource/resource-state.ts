/** The states of a resource (rules/content#states). */
export const RESOURCE_STATES = ['draft', 'review', 'published', 'returned', 'withdrawn'] as const;
export type ResourceState = (typeof RESOURCE_STATES)[number];

/** What changes the state of a resource; `undo` restores the state before the last change. */
export const RESOURCE_EVENTS = ['submit', 'publish', 'return', 'withdraw', 'undo'] as const;
export type ResourceEvent = (typeof RESOURCE_EVENTS)[number];

/** Events whose reason is required, in words for the author (rules/content#changes). */
export const RESOURCE_EVENTS_WITH_REASON: readonly ResourceEvent[] = ['return', 'withdraw'];

/** Characters of a reason (rules/content#changes). */
export const RESOURCE_REASON_MAX = 500;

/** The state of a resource and the one before it; null where nothing can be undone. */
export interface ResourceStatus {
  readonly state: ResourceState;
  readonly previousState: ResourceState | null;
}

/** Legal transitions; an undo depends on the previous state alone. */
const TRANSITIONS: Readonly<
  Record<ResourceState, Readonly<Partial<Record<Exclude<ResourceEvent, 'undo'>, ResourceState>>>>
> = {
  draft: { submit: 'review', publish: 'published' },
  review: { publish: 'published', return: 'returned' },
  published: { withdraw: 'withdrawn' },
  returned: { submit: 'review' },
  withdrawn: { publish: 'published' },
};

/** The status after `event`, or null where the event is illegal in this state. An undo cannot itself be undone. */
export function getNextResourceStatus(
  { state, previousState }: ResourceStatus,
  event: ResourceEvent,
): ResourceStatus | null {
  if (event === 'undo') return previousState && { state: previousState, previousState: null };
  const next = TRANSITIONS[state][event];
  return next === undefined ? null : { state: next, previousState: state };
}

/** The events that are legal in this status, in the order of `RESOURCE_EVENTS`. */
export function listLegalResourceEvents(status: ResourceStatus): ResourceEvent[] {
  return RESOURCE_EVENTS.filter((event) => getNextResourceStatus(status, event) !== null);
}

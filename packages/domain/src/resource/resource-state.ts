/** The states of a resource (rules/content#states). */
export const RESOURCE_STATES = ['draft', 'review', 'published', 'returned', 'withdrawn'] as const;
export type ResourceState = (typeof RESOURCE_STATES)[number];

/** The events of the resource's state machine; `undo` restores the state or content before the last change. */
export const RESOURCE_EVENTS = ['submit', 'publish', 'return', 'withdraw', 'undo'] as const;
export type ResourceEvent = (typeof RESOURCE_EVENTS)[number];

/** Events whose reason is required, as text for the author (rules/content#changes). */
export const RESOURCE_EVENTS_WITH_REASON: readonly ResourceEvent[] = ['return', 'withdraw'];

/** Characters of a reason (rules/content#changes). */
export const RESOURCE_REASON_MAX = 500;

/**
 * Retention of the files of a replaced version, in ms: players that have started play on, and an undo of the import
 * makes them current again (rules/ingest#replacement, rules/content#undo).
 */
export const REPLACED_FILES_MS = 24 * 60 * 60 * 1000;

/** The state of a resource, and what an undo restores. */
export interface ResourceStatus {
  readonly state: ResourceState;
  /** Null if the last change left the state as it was. */
  readonly previousState: ResourceState | null;
  /** True if the last change, an edit or an import, retained the content before it (rules/content#undo). */
  readonly hasPreviousVersion: boolean;
}

/** Legal transitions; an undo depends on what was before alone. */
const TRANSITIONS: Readonly<
  Record<ResourceState, Readonly<Partial<Record<Exclude<ResourceEvent, 'undo'>, ResourceState>>>>
> = {
  draft: { submit: 'review', publish: 'published' },
  review: { publish: 'published', return: 'returned' },
  published: { withdraw: 'withdrawn' },
  returned: { submit: 'review' },
  withdrawn: { publish: 'published' },
};

/** The status after `event`, or null if the event is illegal in this state. An undo cannot itself be undone. */
export function getNextResourceStatus(
  { state, previousState, hasPreviousVersion }: ResourceStatus,
  event: ResourceEvent,
): ResourceStatus | null {
  if (event === 'undo') {
    if (previousState === null && !hasPreviousVersion) return null;
    return { state: previousState ?? state, previousState: null, hasPreviousVersion: false };
  }
  const next = TRANSITIONS[state][event];
  return next === undefined ? null : { state: next, previousState: state, hasPreviousVersion: false };
}

/** The events that are legal in this status, in the order of `RESOURCE_EVENTS`. */
export function listLegalResourceEvents(status: ResourceStatus): ResourceEvent[] {
  return RESOURCE_EVENTS.filter((event) => getNextResourceStatus(status, event) !== null);
}

/** How often an open page of an event says that it is there, in ms (rules/live#presence). */
export const LIVE_PRESENCE_BEAT_MS = 60_000;

/** How long it then counts as there, in ms: one beat may be late or lost (rules/live#presence). */
export const LIVE_PRESENCE_MS = 150_000;

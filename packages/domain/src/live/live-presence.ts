/** How long an open page of an event that was heard of counts as there, in ms: one beat may be late or lost (rules/live#presence). */
export const LIVE_PRESENCE_MS = 150_000;

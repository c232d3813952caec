/** Heartbeat interval: a page reports that it is still open, in ms (rules/analytics#timings). */
export const PAGE_STAY_MS = 60_000;

/** Delay before analytics start, in ms (rules/analytics#timings). */
export const ANALYTICS_START_MS = 800;

/** Maximum number of polls for properties that arrive late (rules/analytics#timings). */
export const ANALYTICS_PROPERTY_POLLS = 10;

/** Time-out of one analytics report, in ms (rules/analytics#timings). */
export const ANALYTICS_TIMEOUT_MS = 3_000;

/** Delay between two polls for a property that arrives late, in ms: all of them together take a second. */
export const ANALYTICS_POLL_MS = 100;

/** Time for which events are batched before they are sent, in ms. */
export const ANALYTICS_GATHER_MS = 5_000;

/**
 * Maximum number of events of one batch. With the longest of each the batch stays below the 64 KB that a browser sends
 * while it leaves.
 */
export const ANALYTICS_BATCH_MAX = 20;

/** Maximum size of a batch, in bytes. */
export const ANALYTICS_BATCH_BYTES = 64 * 1024;

/** Maximum number of events that a browser stores while it cannot reach the gateway; the oldest are dropped. */
export const ANALYTICS_WAITING_MAX = 100;

/** Maximum age of an event when it is reported, in ms: sent as an age, because a browser's clock may be wrong. */
export const ANALYTICS_AGE_MAX_MS = 24 * 60 * 60 * 1000;

/** Maximum length of reported titles, messages and stacks. */
export const ANALYTICS_TITLE_MAX = 120;
export const ANALYTICS_MESSAGE_MAX = 200;
export const ANALYTICS_STACK_MAX = 1_200;

/** Maximum number of errors that one page load reports, as later ones mostly repeat the first. */
export const BROWSER_ERRORS_MAX = 10;

/** A card counts as seen once half of it has been visible for a second on end (the MRC's rule for viewable display). */
export const CARD_VISIBLE_SHARE = 0.5;
export const CARD_VISIBLE_MS = 1_000;

/** Maximum number of cards that an exposure lists as visible at the same time. */
export const CARD_SAMPLE_MAX = 12;

/** The site in every event (rules/analytics#timings). */
export const VISIT_SITE = { id: 1, name: 'PC' } as const;

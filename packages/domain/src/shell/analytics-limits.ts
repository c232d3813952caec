/** How often a page reports that it is still open, in ms (seed 000 §9). */
export const PAGE_STAY_MS = 60_000;

/** Wait before analytics start, in ms (seed 000 §9). */
export const ANALYTICS_START_MS = 800;

/** How often properties that arrive late are asked for (seed 000 §9). */
export const ANALYTICS_PROPERTY_POLLS = 10;

/** Time-out of one analytics report, in ms (seed 000 §9). */
export const ANALYTICS_TIMEOUT_MS = 3_000;

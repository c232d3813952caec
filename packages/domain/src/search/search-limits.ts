/** How many past searches are kept (rules/search#limits). */
export const SEARCH_HISTORY_MAX = 10;

/** How many hot searches are shown (rules/search#limits). */
export const HOT_SEARCH_MAX = 10;

/** Wait before the dropdown closes on blur, so that a click on it still counts, in ms (rules/search#limits). */
export const SEARCH_BLUR_MS = 200;

/** Wait before suggestions are fetched, in ms (rules/search#limits). */
export const SUGGEST_WAIT_MS = 150;

/** Longest search text in characters; a longer one is cut, not refused (rules/search#limits). */
export const SEARCH_TEXT_MAX = 200;

/** Above this a count of hits is given as 'or more' (rules/search#limits). */
export const SEARCH_COUNT_MAX = 1_000;

/** `recommendType` of a hot search that carries the 'recommend' mark (rules/search#hot-searches). */
export const RECOMMENDED_SEARCH = 1;

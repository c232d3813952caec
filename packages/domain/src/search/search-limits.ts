/** Entries of the search history (rules/search#limits). */
export const SEARCH_HISTORY_MAX = 10;

/** Number of displayed hot searches (rules/search#limits). */
export const HOT_SEARCH_MAX = 10;

/** Delay before the dropdown closes on blur, in ms, so that a click on it is not lost (rules/search#limits). */
export const SEARCH_BLUR_MS = 200;

/** Debounce of the suggestions, in ms (rules/search#limits). */
export const SUGGEST_WAIT_MS = 150;

/** Longest search text in characters; a longer one is truncated, not refused (rules/search#limits). */
export const SEARCH_TEXT_MAX = 200;

/** A higher number of results is displayed as 'or more' (rules/search#counts). */
export const SEARCH_COUNT_MAX = 1_000;

/** `recommendType` of a hot search with the label 推荐 (rules/search#hot-searches). */
export const RECOMMENDED_SEARCH = 1;

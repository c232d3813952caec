/** Steps of the scale per doubling of views. */
const STEPS_PER_DOUBLING = 64;

/** Days of newness that equal a doubling of views. */
const DOUBLING_DAYS = 182;

const DAY_MS = 86_400_000;

/** Views on a logarithmic scale, so that a single view rarely changes the value and with it the index. */
export function getPopularity(viewCount: number): number {
  return Math.round(STEPS_PER_DOUBLING * Math.log2(1 + viewCount));
}

/**
 * The query-independent rank: popularity plus newness. It is not updated as time passes, since all entries age alike.
 */
export function getStaticRank(viewCount: number, publishedAt: number): number {
  return getPopularity(viewCount) + Math.round((STEPS_PER_DOUBLING * publishedAt) / (DOUBLING_DAYS * DAY_MS));
}

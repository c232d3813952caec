/** Steps of the scale to a doubling of views. */
const STEPS = 64;

/** So much newness makes up for a doubling of views. */
const DOUBLING_DAYS = 182;

const DAY_MS = 86_400_000;

/** Views on a scale of logarithms: a view more seldom moves it, so that the index is seldom written. */
export function heatOf(viewCount: number): number {
  return Math.round(STEPS * Math.log2(1 + viewCount));
}

/** What comes first among equals; it needs no recount as time goes by, since all age alike. */
export function standingOf(viewCount: number, publishedAt: number): number {
  return heatOf(viewCount) + Math.round((STEPS * publishedAt) / (DOUBLING_DAYS * DAY_MS));
}

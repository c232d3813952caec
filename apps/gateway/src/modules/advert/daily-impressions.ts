/** Number of displays of each advert to a browser on one day, by id. */
export type DailyImpressions = ReadonlyMap<string, number>;

/** Most adverts in the cookie of a day; the first shown leave. */
const ENTRIES_MAX = 30;

const ENTRY = /^([a-z0-9-]{1,32})_([1-9]\d{0,3})$/;

/** Parses the cookie; empty for another day, and for another format. */
export function parseDailyImpressions(text: string, today: string): Map<string, number> {
  const [day, ...entries] = text.split('.');
  if (day !== today) return new Map();
  const parsed = entries.slice(0, ENTRIES_MAX).flatMap((entry): [string, number][] => {
    const [, id, count] = ENTRY.exec(entry) ?? [];
    return id === undefined ? [] : [[id, Number(count)]];
  });
  return new Map(parsed);
}

/** Formats the cookie of a day. */
export function formatDailyImpressions(impressions: DailyImpressions, today: string): string {
  const entries = [...impressions].slice(-ENTRIES_MAX).map(([id, count]) => `${id}_${count}`);
  return [today, ...entries].join('.');
}

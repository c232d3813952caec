/** How often a browser was shown each advert on one day, by id. */
export type ShownToday = ReadonlyMap<string, number>;

/** Most adverts that a browser remembers of a day; the first shown leave. */
const ENTRIES_MAX = 30;

const ENTRY = /^([a-z0-9-]{1,32})_([1-9]\d{0,3})$/;

/** Reads what a browser remembers; nothing of another day, and of what has another form. */
export function parseShownToday(text: string, today: string): Map<string, number> {
  const [day, ...entries] = text.split('.');
  if (day !== today) return new Map();
  const parsed = entries.slice(0, ENTRIES_MAX).flatMap((entry): [string, number][] => {
    const [, id, count] = ENTRY.exec(entry) ?? [];
    return id === undefined ? [] : [[id, Number(count)]];
  });
  return new Map(parsed);
}

/** What a browser is to remember of a day. */
export function formatShownToday(shown: ShownToday, today: string): string {
  const entries = [...shown].slice(-ENTRIES_MAX).map(([id, count]) => `${id}_${count}`);
  return [today, ...entries].join('.');
}

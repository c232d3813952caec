const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/** A value of a column of some SQL type as text of the archive: moments with their offset from UTC, lists and objects as JSON. */
export function formatCell(sqlType: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && sqlType.startsWith('timestamp')) {
    return `${new Date(value + SHANGHAI_MS).toISOString().slice(0, 19)}+08:00`;
  }
  return JSON.stringify(value);
}

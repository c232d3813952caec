const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/**
 * Formats the value of a column of some SQL type as a cell of the archive: numbers as they are, since a negative number
 * is no formula; anything else as text, timestamps with their offset from UTC, lists and objects as JSON.
 */
export function formatCell(sqlType: string, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    return sqlType.startsWith('timestamp')
      ? `${new Date(value + SHANGHAI_MS).toISOString().slice(0, 19)}+08:00`
      : value;
  }
  return JSON.stringify(value);
}

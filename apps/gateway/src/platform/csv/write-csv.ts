import { stringify } from 'csv-stringify/sync';

/** The first line of a CSV that spreadsheets open: UTF-8 with a byte order mark. */
export function buildCsvHeading(columns: readonly string[]): string {
  return stringify([columns], { bom: true });
}

/**
 * Lines of a CSV. Text is escaped so that it is never a formula; numbers stay numbers, also negative ones, so that a
 * spreadsheet can sum them.
 */
export function buildCsvRows(
  rows: readonly (readonly (string | number)[])[],
  formatNumber: (value: number) => string = String,
): string {
  return stringify([...rows], { escape_formulas: true, cast: { number: formatNumber } });
}

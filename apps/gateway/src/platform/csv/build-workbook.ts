/** A cell of a workbook: a text, which is never a formula, or a number with its format. */
type Cell = string | { readonly value: number; readonly format: string };

/** Builds a workbook (XLSX) of one sheet with a heading that stays in view; widths of columns are in characters. */
export async function buildWorkbook(
  sheet: string,
  columns: readonly { readonly title: string; readonly width: number }[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  // Loaded lazily, as only commands of the operator need it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const heading = columns.map(({ title: value }) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? { type: String, value: cell } : { type: Number, ...cell })),
  );
  const widths = columns.map(({ width }) => ({ width }));
  return writeWorkbook([heading, ...cells], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer();
}

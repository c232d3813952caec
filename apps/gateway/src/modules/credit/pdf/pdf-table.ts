/** A PDF that is being drawn. */
export type Pdf = PDFKit.PDFDocument;

/** A column: its heading, its width in points, and a flag for figures. */
export interface PdfColumn {
  readonly label: string;
  readonly width: number;
  readonly right?: boolean;
}

/** A row: a text for each column, and a note below that of the second column; empty for none. */
export interface PdfRow {
  readonly cells: readonly string[];
  readonly note: string;
}

export const INK = '#0E1B2C';
export const GREY = '#5F6B7A';
export const HAIRLINE = '#DDDFE1';

const SIZE = 11;
const NOTE_SIZE = 8.5;
const PADDING = 5;
const GAP = 10;

/** Draws a rule over the width of the text. */
export function drawRule(pdf: Pdf, y: number, x: number, width: number, { strong }: { strong: boolean }): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(strong ? 1.2 : 0.6)
    .strokeColor(strong ? INK : HAIRLINE)
    .stroke();
}

/** A table whose rows are drawn one by one; each call returns the top of the next one. */
export function createTable(pdf: Pdf, x: number, columns: readonly PdfColumn[]) {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const starts = columns.map((_, index) => x + columns.slice(0, index).reduce((sum, column) => sum + column.width, 0));

  function drawCells(cells: readonly string[], y: number): void {
    for (const [index, column] of columns.entries()) {
      const cellWidth = column.width - (column.right ? 0 : GAP);
      pdf.text(cells[index] ?? '', starts[index] ?? x, y, {
        width: cellWidth,
        align: column.right ? 'right' : 'left',
      });
    }
  }

  const titleWidth = (columns[1]?.width ?? width) - GAP;

  return {
    width,

    drawHead(y: number): number {
      drawRule(pdf, y, x, width, { strong: true });
      pdf.font('bold').fontSize(SIZE).fillColor(INK);
      const height = Math.max(...columns.map(({ label, width: each }) => pdf.heightOfString(label, { width: each })));
      drawCells(
        columns.map(({ label }) => label),
        y + PADDING,
      );
      const end = y + height + 2 * PADDING;
      drawRule(pdf, end, x, width, { strong: true });
      return end;
    },

    /** Height of a row. */
    measure({ cells, note }: PdfRow): number {
      pdf.font('regular').fontSize(SIZE);
      const title = pdf.heightOfString(cells[1] ?? '', { width: titleWidth });
      pdf.fontSize(NOTE_SIZE);
      const below = note === '' ? 0 : pdf.heightOfString(note, { width: titleWidth });
      return title + below + 2 * PADDING;
    },

    drawRow(row: PdfRow, y: number): number {
      const end = y + this.measure(row);
      pdf.font('regular').fontSize(SIZE).fillColor(INK);
      drawCells(row.cells, y + PADDING);
      if (row.note !== '') {
        const below = y + PADDING + pdf.heightOfString(row.cells[1] ?? '', { width: titleWidth });
        pdf
          .fontSize(NOTE_SIZE)
          .fillColor(GREY)
          .text(row.note, starts[1] ?? x, below, { width: titleWidth });
      }
      drawRule(pdf, end, x, width, { strong: false });
      return end;
    },

    /** The sums below the rows; the first text covers the columns before the figures. */
    drawFoot(label: string, figures: readonly string[], y: number): number {
      pdf.font('bold').fontSize(SIZE).fillColor(INK);
      pdf.text(label, x, y + PADDING, { width: width - 100 });
      const empty = columns.length - figures.length;
      drawCells([...Array.from({ length: empty }, () => ''), ...figures], y + PADDING);
      const end = y + pdf.heightOfString(label, { width: width - 100 }) + 2 * PADDING;
      drawRule(pdf, end, x, width, { strong: true });
      return end;
    },
  };
}

export type PdfTable = ReturnType<typeof createTable>;

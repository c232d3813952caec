/** A column: its heading, and whether its cells are numbers. */
export interface Column {
  readonly title: string;
  readonly right?: boolean;
}

// Characters that a terminal shows two columns wide.
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** The lines of a plain-text table for a terminal, with columns aligned in Chinese too. */
export function* textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): Iterable<string> {
  const lines = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => getWidth(cells[index] ?? ''))));
  for (const cells of lines) {
    const padded = columns.map(({ right = false }, index) => {
      const cell = cells[index] ?? '';
      const space = ' '.repeat((widths[index] ?? 0) - getWidth(cell));
      return right ? space + cell : cell + space;
    });
    yield padded.join('  ').trimEnd();
  }
}

function getWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

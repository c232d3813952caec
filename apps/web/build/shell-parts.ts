/** The markup of prerendered shells by reader and key. */
export type PrerenderedShells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Moves style attributes, which the policy of pages refuses, to rules, and makes inert what only the running portal can
 * do: an inert button looks like itself.
 */
export function moveStyles(shells: PrerenderedShells): { shells: PrerenderedShells; styles: string } {
  const rules = new Map<string, number>();
  const move = (html: string) =>
    html
      .replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
        const index = rules.get(style) ?? rules.size;
        rules.set(style, index);
        return ` data-style="${index}"`;
      })
      .replaceAll(/<button(?![^>]*type="submit")/g, '<button inert=""');
  const moved = mapShells(shells, move);
  const styles = [...rules].map(([style, index]) => `#first-frame [data-style="${index}"]{${style}}`).join('\n');
  return { shells: moved, styles };
}

/** Stores parts that many shells share once: each shell becomes a list of indices. */
export function joinParts(shells: PrerenderedShells): {
  parts: string[];
  frames: Record<string, Record<string, number[]>>;
} {
  const indices = new Map<string, number>();
  const split = (html: string) =>
    html.split(/(?=<(?:header|nav|main)\b|<\/main>)/).map((part) => {
      const index = indices.get(part) ?? indices.size;
      indices.set(part, index);
      return index;
    });
  const lists = mapShells(shells, split);
  return { parts: [...indices.keys()], frames: lists };
}

function mapShells<Mapped>(
  shells: PrerenderedShells,
  map: (html: string) => Mapped,
): Record<string, Record<string, Mapped>> {
  return Object.fromEntries(
    Object.entries(shells).map(([reader, pages]) => [
      reader,
      Object.fromEntries(Object.entries(pages).map(([key, html]) => [key, map(html)])),
    ]),
  );
}

/** A window in the units of the values: centre and width (rules/case-viewer#windows). */
export interface Window {
  readonly center: number;
  readonly width: number;
}

/** Stored values are 16 bits. */
export const VALUES = 65_536;

const OPAQUE = 0xff_00_00_00;

/**
 * Fills a table with the pixel of each stored value, as RGBA of a little-endian machine, by the linear function of
 * DICOM (PS3.3 C.11.2.1.2.1). One look-up for each pixel is all that a slice costs then.
 */
export function fillWindowTable(
  table: Uint32Array,
  { center, width }: Window,
  { base, step }: { readonly base: number; readonly step: number },
  isInverted: boolean,
): void {
  const span = Math.max(1, width - 1);
  const low = center - 0.5 - span / 2;
  for (let stored = 0; stored < table.length; stored++) {
    const share = (base + step * stored - low) / span;
    const bright = share <= 0 ? 0 : share >= 1 ? 255 : Math.round(share * 255);
    const grey = isInverted ? 255 - bright : bright;
    table[stored] = (OPAQUE | (grey << 16) | (grey << 8) | grey) >>> 0;
  }
}

/** Window that a drag of CSS pixels leads to: right is wider, down is brighter, by shares of the width. */
export function dragWindow({ center, width }: Window, [x, y]: readonly [number, number], isFine: boolean): Window {
  const share = Math.max(1, width) / (isFine ? 1000 : 250);
  return { width: Math.max(1, Math.round(width + x * share)), center: Math.round(center - y * share) };
}

/** A connected part of a mask: its corners (inclusive), number of pixels and brightest value. */
export interface Part {
  readonly label: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
  readonly peak: number;
}

/** Splits the pixels above 0 into parts whose pixels touch, diagonally too; `labels` has the part of each pixel. */
export function findConnectedParts(mask: Uint8Array, width: number): { parts: Part[]; labels: Int32Array } {
  const height = mask.length / width;
  const labels = new Int32Array(mask.length);
  const waiting = new Int32Array(mask.length);
  const parts: Part[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || labels[start] !== 0) continue;
    parts.push(fill(start, parts.length + 1));
  }
  return { parts, labels };

  function fill(start: number, label: number): Part {
    let [left, top, right, bottom, pixels, peak, count] = [width, height, 0, 0, 0, 0, 1];
    waiting[0] = start;
    labels[start] = label;
    while (count > 0) {
      const at = waiting[--count] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      pixels++;
      peak = Math.max(peak, mask[at] ?? 0);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (mask[next] === 0 || labels[next] !== 0) continue;
          labels[next] = label;
          waiting[count++] = next;
        }
      }
    }
    return { label, left, top, right, bottom, pixels, peak };
  }
}

import { encode } from 'uqr';
import { INK, type Pdf } from './pdf-table.ts';

/** Quiet zone around the code, in modules, which scanners need. */
const QUIET = 4;

/** Draws a QR code of a text into a square of `size` points, its quiet zone included. */
export function drawQrCode(pdf: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const module = size / data.length;
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
    }
  }
  pdf.fillColor(INK).fill();
}

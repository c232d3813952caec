import type { ResponseOf } from '@osteon/contract';

type Box = ResponseOf<'uploadCaseImage'>['boxes'][number];

/** Points across and down at which a found text is compared with the boxes. */
const POINTS = 12;

/** Share of a found text that has to be covered; its box has a margin. */
const COVERED = 0.85;

/** Returns true where a box is inside of a picture. */
export function isInside(
  { x, y, width, height }: Box,
  picture: { readonly width: number; readonly height: number },
): boolean {
  return x + width <= picture.width && y + height <= picture.height;
}

/** Returns true where boxes, together, cover a found text (rules/case-image#masks). */
export function isCovered(text: Box, boxes: readonly Box[]): boolean {
  let covered = 0;
  for (let row = 0; row < POINTS; row++) {
    for (let column = 0; column < POINTS; column++) {
      const x = text.x + ((column + 0.5) / POINTS) * text.width;
      const y = text.y + ((row + 0.5) / POINTS) * text.height;
      const isIn = (box: Box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      if (boxes.some(isIn)) covered++;
    }
  }
  return covered >= COVERED * POINTS ** 2;
}

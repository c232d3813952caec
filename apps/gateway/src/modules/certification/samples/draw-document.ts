import { openPixels } from '../../../platform/images/image-decoder.ts';

const SIZE = { width: 1200, height: 800 };

type Colour = readonly [red: number, green: number, blue: number];

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

const DESK: Colour = [226, 224, 218];
const PAPER: Colour = [250, 250, 247];
const HEAD: Colour = [14, 124, 116];
const INK: Colour = [92, 104, 120];
const PORTRAIT: Colour = [200, 208, 214];
const GLARE: Colour = [255, 255, 255];

/** A card with a head, a portrait and lines, none of which is readable. */
const CARD: readonly Area[] = [
  { left: 140, top: 90, width: 920, height: 620, colour: PAPER },
  { left: 140, top: 90, width: 920, height: 110, colour: HEAD },
  { left: 200, top: 270, width: 240, height: 320, colour: PORTRAIT },
  ...[0, 1, 2, 3].map((line) => ({ left: 500, top: 280 + line * 80, width: 460 - line * 60, height: 26, colour: INK })),
  { left: 200, top: 640, width: 620, height: 20, colour: INK },
];

/** The reflection of a lamp over the number. */
const REFLECTION: Area = { left: 420, top: 430, width: 560, height: 250, colour: GLARE };

/** Draws a document for the sample accounts as a PNG; `glare` hides its lower part. */
export function drawDocument({ glare }: { readonly glare: boolean }): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3);
  paint(pixels, { left: 0, top: 0, ...SIZE, colour: DESK });
  for (const area of glare ? [...CARD, REFLECTION] : CARD) paint(pixels, area);
  return openPixels(pixels, SIZE).png().toBuffer();
}

function paint(pixels: Buffer, { left, top, width, height, colour }: Area): void {
  const row = Buffer.alloc(width * 3);
  for (let at = 0; at < width; at++) row.set(colour, at * 3);
  for (let line = top; line < top + height; line++) row.copy(pixels, (line * SIZE.width + left) * 3);
}

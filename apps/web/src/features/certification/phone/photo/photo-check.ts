/** Pixels of a photo as a canvas returns them: four bytes each, row by row. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** Problems that may prevent a reviewer from reading a photo. A hint, as no rule here recognises a document. */
export type PhotoProblem = 'small' | 'blurred' | 'dark' | 'glare';

/** The position of the glare, as described to the user. */
export type GlarePosition = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'middle';

/** The result of a check, with the figures that it is made of. */
export interface PhotoCheck {
  readonly problems: readonly PhotoProblem[];
  /** Null without glare. */
  readonly glareAt: GlarePosition | null;
  /** Variance of the Laplacian of the brightness. */
  readonly sharpness: number;
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
}

/** Longer side of a photo, in pixels, that the lines of a document need. */
export const SIDE_MIN = 800;

/** Longer side that photos are scaled to before the check, so that its figures mean the same for all. */
export const CHECK_SIDE = 480;

/** Below it no edge of a letter is sharp: a document in focus has hundreds. */
const SHARPNESS_MIN = 60;

const BRIGHTNESS_MIN = 60;

/** A pixel at the end of the scale has lost all detail. */
const BURNT_OUT = 250;

/** A tile of the grid is glare where most of its pixels are burnt out. */
const TILE_SHARE = 0.6;
const GRID = 12;

/** White paper is bright everywhere; glare is a part of a photo. */
const GLARE_TILES = { min: 2, maxShare: 0.5 };

/**
 * Checks a photo that is scaled to `CHECK_SIDE`; `fullSide` is the longer side of the photo itself, in pixels
 * (rules/certification-pictures#photo-check).
 */
export function checkPhoto(pixels: Pixels, fullSide: number): PhotoCheck {
  const grey = toGrey(pixels);
  const sharpness = measureSharpness(grey, pixels);
  const brightness = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  const glareAt = findGlare(grey, pixels);
  const found: Readonly<Record<PhotoProblem, boolean>> = {
    small: fullSide < SIDE_MIN,
    blurred: sharpness < SHARPNESS_MIN,
    dark: brightness < BRIGHTNESS_MIN,
    glare: glareAt !== null,
  };
  const problems = (['small', 'blurred', 'dark', 'glare'] as const).filter((problem) => found[problem]);
  return { problems, glareAt, sharpness, brightness };
}

/** Brightness by ITU-R BT.601. */
function toGrey({ data, width, height }: Pixels): Float64Array {
  const grey = new Float64Array(width * height);
  for (let index = 0; index < grey.length; index++) {
    const at = index * 4;
    grey[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}

/** Variance of the Laplacian: blur has no edges, and so hardly any. */
function measureSharpness(grey: Float64Array, { width, height }: Pixels): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const value = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** The position of the burnt-out tiles; null if there are too few, or so many that it is the paper. */
function findGlare(grey: Float64Array, { width, height }: Pixels): GlarePosition | null {
  const tiles = Array.from({ length: GRID * GRID }, (_, index) => ({
    column: index % GRID,
    row: Math.floor(index / GRID),
  })).filter(({ column, row }) => isBurntOut(grey, width, height, column, row));
  if (tiles.length < GLARE_TILES.min || tiles.length > GRID * GRID * GLARE_TILES.maxShare) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value + 0.5, 0) / tiles.length / GRID;
  return toGlarePosition(mean(tiles.map(({ column }) => column)), mean(tiles.map(({ row }) => row)));
}

function isBurntOut(grey: Float64Array, width: number, height: number, column: number, row: number): boolean {
  const [left, right] = [Math.floor((column * width) / GRID), Math.floor(((column + 1) * width) / GRID)];
  const [top, bottom] = [Math.floor((row * height) / GRID), Math.floor(((row + 1) * height) / GRID)];
  let burnt = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if ((grey[y * width + x] ?? 0) >= BURNT_OUT) burnt++;
  }
  return burnt > TILE_SHARE * (right - left) * (bottom - top);
}

/** Half of the middle counts as the middle. */
function toGlarePosition(x: number, y: number): GlarePosition {
  if (Math.abs(x - 0.5) < 0.15 && Math.abs(y - 0.5) < 0.15) return 'middle';
  if (y < 0.5) return x < 0.5 ? 'topLeft' : 'topRight';
  return x < 0.5 ? 'bottomLeft' : 'bottomRight';
}

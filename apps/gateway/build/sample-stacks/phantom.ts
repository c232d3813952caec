/** A volume in Hounsfield units, slice by slice from head to foot; rows run from front to back. */
export interface Phantom {
  readonly name: string;
  readonly size: number;
  readonly count: number;
  /** Distances of pixels and slices, in mm. */
  readonly spacing: number;
  readonly distance: number;
  /** Hounsfield units of one stored value. */
  readonly step: number;
  /** The value at a place in mm: from the centre to the patient's left, to the back, and from the first slice down. */
  readonly density: (x: number, y: number, z: number) => number;
}

/** Air, where the scanner has no data. */
export const AIR = -1000;

const NOISE = 8;

/** Denser values have noise: air has none, so that the files stay small. */
const QUIET = -900;

/** A number from 0 to 1 that depends on three whole numbers alone. */
function hash(x: number, y: number, z: number): number {
  let value = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 2_147_483_647 - 1_013_904_223);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  value = Math.imul(value ^ (value >>> 16), 2_246_822_519 | 0);
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296;
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
const ease = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise from -1 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const plane = (depth: number) =>
    mix(mix(hash(i, j, depth), hash(i + 1, j, depth), u), mix(hash(i, j + 1, depth), hash(i + 1, j + 1, depth), u), v);
  return 2 * mix(plane(k), plane(k + 1), w) - 1;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(value: number, from: number, to: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

/** Depth below the surface of an ellipse in mm, about; negative outside. */
export function ellipse(x: number, y: number, [width, height]: readonly [number, number], power = 2): number {
  if (width <= 0 || height <= 0) return -Math.hypot(x, y) - 1;
  const radius = (Math.abs(x / width) ** power + Math.abs(y / height) ** power) ** (1 / power);
  return (1 - radius) * Math.min(width, height);
}

/** How much of a pixel lies below a surface, by the depth of its centre. */
export function cover(depth: number, blur = 0.45): number {
  return step(depth, -blur, blur);
}

/** Bone at a depth below its surface: a cortical shell of some thickness around trabeculae. */
export function bone(depth: number, shell: number, [x, y, z]: readonly [number, number, number], inner = 190): number {
  const trabeculae =
    inner +
    120 * noise(x / 0.9, y / 0.9, z / 1.4) +
    90 * noise(x / 2.3 + 50, y / 2.3, z / 3) +
    40 * noise(x / 9, y / 9, z / 9);
  const cortex = 1350 + 130 * noise(x / 3, y / 3, z / 3);
  return mix(cortex, trabeculae, step(depth, shell, shell + 0.9));
}

/** Fat with its septa. */
export function fat(x: number, y: number, z: number): number {
  const septum = Math.abs(noise(x / 7 + 9, y / 7, z / 16));
  return -104 + 14 * noise(x / 4, y / 4, z / 6) + (septum < 0.05 ? 50 * (1 - septum / 0.05) : 0);
}

/** Muscle with streaks of fat. */
export function muscle(x: number, y: number, z: number): number {
  const streak = Math.abs(noise(x / 5 + 31, y / 5, z / 26));
  return 56 + 6 * noise(x / 3, y / 3, z / 5) - (streak < 0.04 ? 70 * (1 - streak / 0.04) : 0);
}

/** Puts a material over another. */
export function over(below: number, above: number, part: number): number {
  return part <= 0 ? below : part >= 1 ? above : mix(below, above, part);
}

/** One slice in Hounsfield units, with the noise of a scanner inside its round field of view. */
export function renderSlice({ size, spacing, distance, density }: Phantom, slice: number): Float32Array {
  const values = new Float32Array(size * size);
  const middle = (size - 1) / 2;
  for (let row = 0, index = 0; row < size; row++) {
    for (let column = 0; column < size; column++, index++) {
      const [x, y] = [(column - middle) * spacing, (row - middle) * spacing];
      const isInside = Math.hypot(column - middle, row - middle) < size / 2;
      const value = isInside ? density(x, y, slice * distance) : AIR;
      values[index] = value < QUIET ? value : value + grain(column, row, slice);
    }
  }
  return values;
}

/** Noise whose neighbours are alike, as after the reconstruction of a CT. */
function grain(x: number, y: number, z: number): number {
  const at = (column: number, row: number) => hash(column, row, z + 7919) - 0.5;
  const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
  return NOISE * 2.2 * (at(x, y) + 0.5 * around);
}

import { AIR, bone, cover, ellipse, fat, muscle, noise, over, type Phantom, step } from './phantom.ts';

type Place = readonly [number, number, number];

/** Height of a vertebra with its disc, and of its body, in mm; the first slice shows the lower half of L3. */
const LEVEL = 37;
const BODY = 26;
const START = 12;

/** The level of a place: the height within it from the top of the body, and whether its disc has prolapsed. */
function getLevel(z: number): { at: number; isProlapsed: boolean } {
  const level = Math.floor((z + START) / LEVEL);
  return { at: z + START - level * LEVEL, isProlapsed: level === 1 };
}

/** Depth below the surface of the vertebral body; its waist is narrower than its ends. */
function body(x: number, y: number, at: number): number {
  const waist = 3 * Math.sin(Math.PI * Math.min(1, at / BODY));
  const outline = ellipse(x, y + 24, [25.5 - waist, 18 - 0.8 * waist], 2.3);
  const back = ellipse(x, y + 3, [10, 5]);
  return Math.min(outline, -back, at, BODY - at);
}

function arch(x: number, y: number, at: number): number {
  const left = Math.abs(x);
  // Pedicles in the upper half, laminae and processes below them.
  const pedicle = Math.min(ellipse(left - 13.5 - (y + 3) * 0.22, at - 8, [4.4, 7.5]), 9 - Math.abs(y + 3));
  const turned = (left - 9) * 0.72 + (y - 15) * 0.7;
  const lamina = Math.min(3.3 - Math.abs(turned), 13 - Math.abs(left - 9), 14 - Math.abs(at - 17));
  const spine = Math.min(ellipse(x, y - 31, [3.4, 13], 3), 10 - Math.abs(at - 22 - (y - 31) * 0.2));
  const wing = Math.min(ellipse(left - 28, y - 4 - (left - 28) * 0.12, [15, 3.6], 2.6), 5 - Math.abs(at - 9));
  return Math.max(pedicle, lamina, spine, wing);
}

/** The joints between two arches: a process of each, with a gap. */
function facets(x: number, y: number, z: number): readonly [number, number] {
  const at = getLevel(z).at - 30;
  const left = Math.abs(x) - 17.5;
  const near = 15 - Math.abs(at < -20 ? at + LEVEL : at);
  const turned = left * 0.82 - (y - 8) * 0.57;
  const along = left * 0.57 + (y - 8) * 0.82;
  const half = (offset: number) => Math.min(ellipse(turned - offset, along, [4.2, 9]), near);
  return [half(4.9), half(-4.9)];
}

function disc(x: number, y: number, at: number, isProlapsed: boolean): number {
  const height = Math.min(at - BODY, LEVEL - at);
  const outline = Math.min(ellipse(x, y + 24, [26, 18.4], 2.3), -ellipse(x, y + 3, [10, 4.4]));
  if (!isProlapsed) return Math.min(outline, height);
  // A large piece in the canal that has moved down.
  const piece =
    Math.min(ellipse(x - 4.5, y - 0.5, [9.5, 7]), 13 - Math.abs(at - 34)) + 0.8 * noise(x / 3, y / 3, at / 4);
  return Math.max(Math.min(outline, height), piece);
}

const MUSCLES: readonly (readonly [number, number, number, number, number])[] = [
  [41, -17, 19, 22, 2.2],
  [17, 40, 13, 17, 2.4],
  [41, 37, 20, 20, 2.5],
  [64, 12, 16, 17, 2.3],
];

function soft(x: number, y: number, z: number): number {
  const outline = ellipse(x, y + 12, [158, 106], 2.35);
  let value = over(AIR, 40, cover(outline));
  value = over(value, fat(x, y, z), cover(outline - 2));
  const left = Math.abs(x);
  const wall = ellipse(x, y + 18, [132, 88], 2.4);
  value = over(value, muscle(x, y, z), cover(wall, 1) * cover(9 - wall, 1));
  for (const [at, top, width, height, power] of MUSCLES)
    value = over(value, muscle(x, y, z), cover(ellipse(left - at, y - top, [width, height], power), 0.9));
  const bowel = Math.min(noise(x / 22 + 4, y / 22, z / 40) - 0.1, wall / 30 - 0.6, (-48 - y) / 30);
  value = over(value, 32 + 14 * noise(x / 4, y / 4, z / 6), step(bowel, 0, 0.06));
  value = over(value, -870, step(bowel, 0.3, 0.36));
  const aorta = ellipse(x - 8, y + 53, [9.5, 9.5]);
  value = over(value, 43, cover(aorta));
  value = over(value, 700, cover(aorta) * cover(1.3 - aorta) * step(noise(x / 3, y / 3, z / 7), 0.35, 0.45));
  return over(value, 40, cover(ellipse(x + 16, y + 52, [11, 8.5])));
}

function table(x: number, y: number): number {
  const depth = y - 99 - x * x * 0.0006;
  if (depth < 0 || depth > 24) return AIR;
  return depth < 1.6 || depth > 22.4 ? -190 : -930;
}

/** L3 to L5 with a large prolapse of the disc L4/5 in the canal. */
export const lumbarSpine: Phantom = {
  name: 'lumbar-spine',
  size: 512,
  count: 52,
  spacing: 0.42,
  distance: 1.7,
  step: 10,
  density(x, y, z) {
    const { at, isProlapsed } = getLevel(z);
    const place: Place = [x, y, z];
    let value = Math.max(soft(x, y, z), table(x, y));
    // The canal: fat around the sac, roots in it.
    value = over(value, -85, cover(ellipse(x, y - 6, [11.5, 9.5], 2.3), 0.8));
    const sac = ellipse(x + (isProlapsed && at > 20 ? 2 : 0), y - 6.5, [8.6, 7.2]);
    value = over(value, 20 + 9 * noise(x / 1.6, y / 1.6, z / 14), cover(sac));
    value = over(value, 72 + 8 * noise(x / 4, y / 4, z / 4), cover(disc(x, y, at, isProlapsed)));
    const solid = body(x, y, at);
    value = over(value, bone(solid, 0.7, place, 150), cover(solid));
    const plates = Math.max(arch(x, y, at), ...facets(x, y, z));
    return over(value, bone(plates, 1.3, place, 240), cover(plates));
  },
};

import { AIR, bone, cover, ellipse, fat, muscle, noise, over, type Phantom, step } from './phantom.ts';

type Place = readonly [number, number, number];

/** Depth of the joint's surface of the tibia below the first slice, in mm. */
const JOINT = 17;

/** A fragment of the tibia: the part of the whole bone it was, and where it has moved to. */
interface Fragment {
  readonly moved: Place;
  /** Positive inside its part, about in mm. */
  readonly part: (place: Place) => number;
}

const rough = ([x, y, z]: Place, seed: number): number =>
  1.6 * noise(x / 6 + seed, y / 6, z / 7) + 0.7 * noise(x / 2, y / 2 + seed, z / 2);

/** Planes of the fracture: a split of the outer plateau, and one in the frontal plane of the inner one. */
const outer = (place: Place) => place[0] - 9 + 0.16 * place[1] - 0.3 * (place[2] - JOINT) + rough(place, 3);
const back = (place: Place) => place[1] - 5 - 0.12 * place[0] - 0.22 * (place[2] - JOINT) + rough(place, 17);
const high = (place: Place) => JOINT + 40 - place[2] - 0.35 * place[0] + rough(place, 29);
const sunken = (place: Place) =>
  Math.min(ellipse(place[0] - 13, place[1] + 1, [6.5, 11]), JOINT + 9 - place[2]) + 0.5 * rough(place, 41);

const FRAGMENTS: readonly Fragment[] = [
  { moved: [-3.5, 1, 9], part: sunken },
  { moved: [6.5, -1.2, 1], part: (place) => Math.min(outer(place), high(place), -sunken(place)) },
  { moved: [-3.5, 5.5, 4], part: (place) => Math.min(-outer(place), back(place), high(place)) },
  { moved: [-1.5, -2, 0], part: (place) => Math.min(-outer(place), -back(place), high(place)) },
  { moved: [0, 0, 0], part: (place) => -high(place) },
];

/** Depth below the surface of the whole tibia, and the thickness of its cortex. */
function tibia([x, y, z]: Place): { depth: number; shell: number } {
  const down = z - JOINT;
  const narrow = step(down, 2, 52);
  const width = 37 - 23.5 * narrow;
  const height = 25 - 9 * narrow;
  const forward = 5 * narrow;
  const side = ellipse(x, y + forward, [width, height], 2.25);
  const notch = ellipse(x, y - height - 3 + forward, [10, 8 - 5 * narrow]);
  const ridge = ellipse(x - 1, y + height + forward - 2, [8, 6 * step(down, 12, 26)]);
  const top = down + 1.4 * Math.exp(-((x / 7) ** 2)) + 0.02 * x * 0.9;
  const depth = Math.min(Math.max(side, ridge), -notch, top);
  return { depth, shell: 0.9 + 3.4 * narrow };
}

function femur([x, y, z]: Place): number {
  const up = JOINT - 4 - z;
  const condyle = (at: number, width: number) => {
    const shrink = Math.sqrt(Math.max(0, Math.min(1, up / 13)));
    return shrink === 0 ? -9 : ellipse(x - at, y - 1, [width * shrink, 27 * shrink], 2.1);
  };
  return Math.max(condyle(19, 15), condyle(-19, 16));
}

const fibula = ([x, y, z]: Place): number => {
  const down = z - JOINT - 12;
  return ellipse(x - 35 + 0.06 * down, y - 22, [8 * step(down, 0, 5), 9 * step(down, 0, 5)]);
};

const MUSCLES: readonly (readonly [number, number, number, number])[] = [
  [-22, 38, 21, 17],
  [20, 39, 20, 16],
  [0, 26, 18, 10],
  [41, -2, 11, 20],
  [-43, 14, 8, 17],
];

const VESSELS: readonly (readonly [number, number, number])[] = [
  [-2, 34, 3.4],
  [5, 35.5, 4.2],
  [9, 39, 2.4],
];

function soft(x: number, y: number, z: number): number {
  const leg = ellipse(x, y - 4, [63 - 0.1 * z, 62 - 0.08 * z], 2.15) + 0.8 * noise(x / 30, y / 30, z / 30);
  let value = over(AIR, 38, cover(leg));
  value = over(value, fat(x, y, z), cover(leg - 1.8));
  const down = step(z, JOINT, JOINT + 25);
  for (const [left, top, width, height] of MUSCLES) {
    const grown = 0.75 + 0.25 * down;
    value = over(value, muscle(x, y, z), cover(ellipse(x - left, y - top, [width * grown, height * grown], 2.3), 0.8));
  }
  // Blood and swelling around the broken bone.
  const joint = ellipse(x, y + 1, [47 - 6 * down, 37 - 8 * down], 2.3);
  value = over(value, 36 + 9 * noise(x / 5, y / 5, z / 6), 0.9 * cover(joint, 2.5));
  for (const [left, top, radius] of VESSELS)
    value = over(value, 44, cover(ellipse(x - left, y - top, [radius, radius])));
  const tendon = ellipse(x, y + 41 - 0.12 * z, [13, 2.8]);
  return over(value, 92, cover(tendon));
}

/** A carbon-fibre table below the leg. */
function table(x: number, y: number): number {
  const depth = y - 71 - x * x * 0.0014;
  if (depth < 0 || depth > 22) return AIR;
  return depth < 1.4 || depth > 20.6 ? -180 : -930;
}

/** A comminuted fracture of both condyles of a left tibial plateau. */
export const tibialPlateau: Phantom = {
  name: 'tibial-plateau',
  size: 512,
  count: 50,
  spacing: 0.33,
  distance: 1.3,
  step: 10,
  density(x, y, z) {
    let value = Math.max(soft(x, y, z), table(x, y));
    const place: Place = [x, y, z];
    const condyles = femur(place);
    value = over(value, bone(condyles, 1.3, place, 240), cover(condyles));
    const splint = fibula(place);
    if (z > JOINT + 12) value = over(value, bone(splint, 1.5, place, 160), cover(splint));
    if (z < JOINT - 4) return value;
    for (const { moved, part } of FRAGMENTS.toReversed()) {
      const origin: Place = [x - moved[0], y - moved[1], z - moved[2]];
      const { depth, shell } = tibia(origin);
      const inside = Math.min(depth, part(origin));
      if (inside < -1) continue;
      const marrow = 210 - 230 * step(origin[2], JOINT + 22, JOINT + 46);
      value = over(value, bone(depth, shell, origin, marrow), cover(inside));
    }
    return value;
  },
};

import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The neck before and after of `cervical-lateral`. */
const BEFORE = [0.26, 0.56, 0.46] as const;
const AFTER = [0.76, 0.56, 0.46] as const;

/** The disc C5/6 before. */
const DISC = ring(0.285, 0.61, 0.028);

/** The spine before and after of `scoliosis-ap`. */
const CURVE = [0.27, 0.42, 0.5] as const;
const STRAIGHT = [0.75, 0.45, 0.5] as const;

export const neckAndScoliosisFilms = [
  film(
    'v16',
    scene(
      0,
      shot('covers/v16', [0.5, 0.5, 1], 3),
      shot('cervical-lateral', [0.5, 0.5, 1], 2),
      shot('cervical-lateral', BEFORE, 2, DISC),
      shot('cervical-lateral', [0.28, 0.58, 0.32], 3, DISC, plan(0.24, 0.4, 0.25, 0.8)),
      shot('cervical-lateral', BEFORE, 5, plan(0.4, 0.61, 0.32, 0.61)),
    ),
    scene(230, shot('cervical-lateral', [0.26, 0.46, 0.52], 1, plan(0.22, 0.2, 0.235, 0.9))),
    scene(390, shot('cervical-lateral', [0.3, 0.58, 0.36], 1, cut(0.38, 0.6, 0.33, 0.61))),
    scene(520, shot('cervical-lateral', [0.29, 0.6, 0.28], 1, metal(0.4, 0.6, 0.29, 0.61))),
    scene(
      620,
      shot(
        'cervical-lateral',
        [0.28, 0.6, 0.22],
        1,
        DISC,
        metal(0.36, 0.545, 0.28, 0.55),
        metal(0.36, 0.68, 0.28, 0.67),
      ),
    ),
    scene(900, shot('cervical-lateral', [0.27, 0.6, 0.2], 1, cut(0.258, 0.58, 0.262, 0.64))),
    scene(1210, shot('cervical-lateral', [0.79, 0.6, 0.28], 1, ring(0.795, 0.61, 0.028))),
    scene(1320, shot('cervical-lateral', [0.8, 0.6, 0.22], 1)),
    scene(1480, shot('cervical-lateral', AFTER, 1)),
  ),
  film(
    'v17',
    scene(
      0,
      shot('covers/v17', [0.5, 0.5, 1], 2),
      shot('scoliosis-ap', CURVE, 2),
      shot('scoliosis-ap', [0.27, 0.4, 0.7], 3, plan(0.245, 0.02, 0.245, 0.98)),
      shot('scoliosis-ap', [0.27, 0.66, 0.5], 4, ring(0.26, 0.76, 0.03), plan(0.245, 0.3, 0.245, 0.98)),
      shot('scoliosis-ap', [0.27, 0.3, 0.5], 2, plan(0.12, 0.12, 0.4, 0.1)),
      shot('scoliosis-ap', [0.5, 0.5, 1], 2),
    ),
    scene(360, shot('scoliosis-ap', [0.27, 0.5, 0.62], 1)),
    scene(560, shot('scoliosis-ap', [0.29, 0.42, 0.36], 1, cut(0.25, 0.18, 0.31, 0.42, 0.27, 0.66))),
    scene(
      870,
      shot(
        'scoliosis-ap',
        [0.31, 0.42, 0.26],
        1,
        metal(0.27, 0.38, 0.3, 0.39),
        metal(0.345, 0.4, 0.32, 0.405),
        metal(0.27, 0.44, 0.3, 0.44),
        metal(0.345, 0.46, 0.32, 0.455),
      ),
    ),
    scene(
      1200,
      shot(
        'scoliosis-ap',
        [0.31, 0.42, 0.2],
        1,
        cut(0.29, 0.39, 0.335, 0.395),
        cut(0.29, 0.435, 0.335, 0.435),
        cut(0.285, 0.48, 0.33, 0.475),
      ),
    ),
    scene(1330, shot('scoliosis-ap', [0.5, 0.45, 0.9], 1, plan(0.24, 0.2, 0.3, 0.42, 0.25, 0.66))),
    scene(1540, shot('scoliosis-ap', [0.75, 0.4, 0.36], 1, ring(0.755, 0.38, 0.05))),
    scene(1780, shot('scoliosis-ap', STRAIGHT, 1, plan(0.75, 0.02, 0.75, 0.98), plan(0.62, 0.12, 0.88, 0.12))),
    scene(2030, shot('scoliosis-ap', [0.75, 0.34, 0.44], 1, ring(0.755, 0.3, 0.03))),
    scene(2240, shot('scoliosis-ap', [0.75, 0.55, 0.6], 1)),
  ),
];

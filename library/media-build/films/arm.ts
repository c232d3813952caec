import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The wrist before and after, and from the side, of `wrist-radius-volar-plate`. */
const BEFORE = [0.17, 0.46, 0.34] as const;
const AFTER = [0.49, 0.48, 0.32] as const;
const SIDE = [0.84, 0.48, 0.32] as const;

/** The elbow in front view, and from the side, of `elbow-ap-lateral`. */
const ELBOW = [0.24, 0.46, 0.44] as const;
const ELBOW_SIDE = [0.66, 0.6, 0.44] as const;

/** The fracture above the condyles. */
const FRACTURE = cut(0.17, 0.36, 0.24, 0.34, 0.31, 0.36);

export const armFilms = [
  film(
    'v28',
    scene(
      0,
      shot('covers/v28', [0.5, 0.5, 1], 2),
      shot('wrist-radius-volar-plate', BEFORE, 2, plan(0.06, 0.48, 0.22, 0.48), plan(0.06, 0.41, 0.22, 0.41)),
      shot('wrist-radius-volar-plate', [0.13, 0.46, 0.24], 2, ring(0.12, 0.46, 0.04)),
      shot('hand-pa-bilateral', [0.28, 0.72, 0.44], 3),
      shot('wrist-radius-volar-plate', [0.13, 0.48, 0.26], 6, plan(0.06, 0.47, 0.12, 0.45, 0.18, 0.47)),
    ),
    scene(200, shot('hand-pa-bilateral', [0.28, 0.82, 0.32], 1, cut(0.305, 0.84, 0.305, 0.99))),
    scene(300, shot('wrist-radius-volar-plate', [0.14, 0.6, 0.3], 1, cut(0.1, 0.5, 0.1, 0.8, 0.2, 0.8))),
    scene(
      400,
      shot(
        'wrist-radius-volar-plate',
        [0.14, 0.48, 0.26],
        1,
        cut(0.09, 0.54, 0.18, 0.58),
        metal(0.05, 0.4, 0.19, 0.66),
      ),
    ),
    scene(620, shot('wrist-radius-volar-plate', AFTER, 1, plan(0.42, 0.42, 0.53, 0.42))),
    scene(760, shot('wrist-radius-volar-plate', SIDE, 1, ring(0.83, 0.43, 0.03))),
    scene(880, shot('wrist-radius-volar-plate', [0.84, 0.44, 0.24], 1, plan(0.78, 0.4, 0.9, 0.44))),
    scene(1040, shot('wrist-radius-volar-plate', [0.52, 0.46, 0.26], 1, ring(0.57, 0.45, 0.035))),
    scene(1150, shot('wrist-radius-volar-plate', [0.5, 0.5, 1], 1)),
  ),
  film(
    'v61',
    scene(
      0,
      shot('covers/v61', [0.5, 0.5, 1], 2),
      shot('elbow-ap-lateral', ELBOW_SIDE, 2, cut(0.6, 0.5, 0.67, 0.56)),
      shot('elbow-ap-lateral', [0.5, 0.5, 1], 3, plan(0.64, 0.2, 0.66, 0.62, 0.95, 0.68)),
      shot('elbow-ap-lateral', ELBOW, 7, FRACTURE),
      shot('elbow-ap-lateral', [0.7, 0.6, 0.5], 1),
    ),
    scene(
      210,
      shot('elbow-ap-lateral', [0.66, 0.56, 0.5], 2, plan(0.6, 0.2, 0.61, 0.6, 0.9, 0.72)),
      shot('elbow-ap-lateral', ELBOW, 1, FRACTURE),
    ),
    scene(320, shot('elbow-ap-lateral', ELBOW_SIDE, 1, plan(0.635, 0.1, 0.635, 0.9), cut(0.6, 0.5, 0.67, 0.56))),
    scene(460, shot('elbow-ap-lateral', [0.64, 0.5, 0.36], 1, ring(0.66, 0.52, 0.04), cut(0.6, 0.5, 0.67, 0.56))),
    scene(540, shot('elbow-ap-lateral', [0.65, 0.58, 0.34], 1, plan(0.645, 0.2, 0.642, 0.8), ring(0.637, 0.66, 0.03))),
    scene(
      700,
      shot('elbow-ap-lateral', ELBOW, 1, FRACTURE, metal(0.32, 0.52, 0.19, 0.22), metal(0.3, 0.56, 0.24, 0.16)),
    ),
    scene(
      820,
      shot(
        'elbow-ap-lateral',
        [0.24, 0.4, 0.34],
        1,
        FRACTURE,
        metal(0.32, 0.52, 0.19, 0.22),
        metal(0.3, 0.56, 0.24, 0.16),
        metal(0.31, 0.54, 0.215, 0.19),
      ),
    ),
    scene(920, shot('elbow-ap-lateral', [0.7, 0.56, 0.5], 1, plan(0.6, 0.2, 0.61, 0.6, 0.9, 0.72))),
    scene(1070, shot('elbow-ap-lateral', [0.5, 0.5, 1], 1, plan(0.64, 0.1, 0.65, 0.66, 0.98, 0.67))),
  ),
];

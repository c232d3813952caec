import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The lower lumbar spine from the side, and in front view, of `lumbar-ap-lateral`. */
const SIDE = [0.75, 0.62, 0.44] as const;
const FRONT = [0.25, 0.58, 0.44] as const;

/** The same of `lumbar-pedicle-screws`. */
const SCREWS = [0.75, 0.6, 0.44] as const;
const SCREWS_FRONT = [0.25, 0.62, 0.44] as const;

/** The disc L4/5 from the side. */
const DISC = ring(0.705, 0.66, 0.025);

export const lumbarFilms = [
  film(
    'v14',
    scene(
      0,
      shot('covers/v14', [0.5, 0.5, 1], 3),
      shot('lumbar-mri-disc-herniation', [0.25, 0.6, 0.44], 2, ring(0.235, 0.67, 0.03)),
      shot('lumbar-mri-disc-herniation', [0.5, 0.5, 1], 2),
      shot('lumbar-ap-lateral', SIDE, 4, DISC, plan(0.97, 0.5, 0.73, 0.65)),
      shot('lumbar-ap-lateral', [0.5, 0.5, 1], 3, DISC),
    ),
    scene(210, shot('lumbar-ap-lateral', FRONT, 1, plan(0.08, 0.65, 0.42, 0.65), plan(0.25, 0.3, 0.25, 0.9))),
    scene(
      380,
      shot('lumbar-ap-lateral', [0.76, 0.62, 0.36], 1, metal(0.93, 0.5, 0.735, 0.65), plan(0.722, 0.5, 0.745, 0.72)),
    ),
    scene(610, shot('lumbar-ap-lateral', [0.74, 0.64, 0.26], 1, ring(0.752, 0.65, 0.02), cut(0.74, 0.62, 0.745, 0.68))),
    scene(840, shot('lumbar-mri-disc-herniation', [0.26, 0.66, 0.3], 1, ring(0.262, 0.66, 0.03))),
    scene(980, shot('lumbar-mri-disc-herniation', [0.24, 0.66, 0.26], 1, ring(0.235, 0.67, 0.03))),
    scene(1170, shot('lumbar-mri-disc-herniation', [0.26, 0.62, 0.34], 1, plan(0.24, 0.46, 0.25, 0.78))),
    scene(1280, shot('lumbar-ap-lateral', [0.74, 0.64, 0.3], 1, DISC, plan(0.9, 0.53, 0.735, 0.65))),
    scene(1360, shot('lumbar-ap-lateral', [0.5, 0.5, 1], 1)),
  ),
  film(
    'v15',
    scene(
      0,
      shot('covers/v15', [0.5, 0.5, 1], 4),
      shot('lumbar-ap-lateral', SIDE, 1, plan(0.66, 0.62, 0.74, 0.6), plan(0.67, 0.68, 0.75, 0.65)),
      shot('lumbar-mri-disc-herniation', [0.25, 0.6, 0.44], 3, ring(0.24, 0.6, 0.03)),
      shot('lumbar-ap-lateral', [0.5, 0.5, 1], 3),
      shot('spine-3d-instrumentation', [0.45, 0.5, 0.8], 4),
    ),
    scene(
      280,
      shot(
        'lumbar-ap-lateral',
        FRONT,
        1,
        ring(0.225, 0.565, 0.015),
        ring(0.275, 0.565, 0.015),
        metal(0.14, 0.5, 0.22, 0.56),
      ),
    ),
    scene(620, shot('lumbar-ap-lateral', [0.27, 0.6, 0.3], 1, ring(0.232, 0.62, 0.035))),
    scene(780, shot('spine-3d-instrumentation', [0.46, 0.5, 0.34], 1, ring(0.47, 0.5, 0.05))),
    scene(970, shot('lumbar-mri-disc-herniation', [0.26, 0.62, 0.3], 1, plan(0.24, 0.5, 0.25, 0.74))),
    scene(1310, shot('lumbar-ap-lateral', [0.71, 0.66, 0.26], 1, DISC)),
    scene(1650, shot('lumbar-pedicle-screws', [0.7, 0.66, 0.28], 1, ring(0.7, 0.63, 0.035))),
    scene(1860, shot('lumbar-pedicle-screws', SCREWS, 1)),
    scene(2040, shot('lumbar-pedicle-screws', SCREWS_FRONT, 1)),
  ),
];

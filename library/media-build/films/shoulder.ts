import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The joint of `shoulder-ap`, and the cuff of `shoulder-3d-rotator-cuff`. */
const JOINT = [0.62, 0.36, 0.4] as const;
const CUFF = [0.45, 0.4, 0.4] as const;

export const shoulderFilms = [
  film(
    'v40',
    scene(
      0,
      shot('covers/v40', [0.5, 0.5, 1], 3),
      shot('shoulder-3d-rotator-cuff', CUFF, 1, ring(0.44, 0.36, 0.04)),
      shot('shoulder-3d-rotator-cuff', [0.5, 0.45, 0.6], 3),
      shot('shoulder-ap', JOINT, 1, ring(0.66, 0.3, 0.03)),
      shot('shoulder-3d-rotator-cuff', [0.42, 0.38, 0.3], 5, cut(0.4, 0.34, 0.44, 0.36, 0.41, 0.4)),
      shot('shoulder-ap', [0.64, 0.32, 0.28], 3, ring(0.655, 0.28, 0.02)),
    ),
    scene(
      240,
      shot(
        'shoulder-ap',
        [0.62, 0.36, 0.5],
        1,
        ring(0.7, 0.24, 0.015),
        ring(0.74, 0.34, 0.015),
        ring(0.56, 0.14, 0.015),
      ),
    ),
    scene(430, shot('shoulder-3d-rotator-cuff', [0.42, 0.38, 0.26], 1, cut(0.4, 0.34, 0.44, 0.36, 0.41, 0.4))),
    scene(550, shot('shoulder-3d-rotator-cuff', CUFF, 1, plan(0.54, 0.36, 0.4, 0.36))),
    scene(680, shot('shoulder-ap', [0.66, 0.32, 0.22], 1, ring(0.66, 0.29, 0.022))),
    scene(
      840,
      shot('shoulder-ap', [0.66, 0.32, 0.24], 1, metal(0.645, 0.27, 0.625, 0.33), metal(0.66, 0.285, 0.64, 0.345)),
    ),
    scene(
      1170,
      shot(
        'shoulder-ap',
        [0.66, 0.34, 0.26],
        1,
        metal(0.68, 0.36, 0.65, 0.37),
        metal(0.68, 0.4, 0.65, 0.41),
        plan(0.6, 0.22, 0.65, 0.27, 0.68, 0.36),
      ),
    ),
    scene(1400, shot('covers/v40', [0.55, 0.5, 0.8], 1)),
  ),
  film(
    'v41',
    scene(
      0,
      shot('shoulder-ap', [0.5, 0.5, 1], 3),
      shot('shoulder-ap', JOINT, 3),
      shot('shoulder-ap', [0.55, 0.4, 0.26], 2, ring(0.535, 0.43, 0.025)),
      shot('shoulder-ap', [0.63, 0.34, 0.26], 2, ring(0.645, 0.3, 0.025)),
      shot('shoulder-3d-rotator-cuff', CUFF, 6, ring(0.44, 0.42, 0.05)),
    ),
    scene(
      250,
      shot('shoulder-ap', [0.6, 0.36, 0.5], 1, ring(0.55, 0.2, 0.015), ring(0.52, 0.46, 0.015), ring(0.72, 0.3, 0.015)),
    ),
    scene(420, shot('shoulder-ap', [0.56, 0.38, 0.26], 1, cut(0.538, 0.36, 0.53, 0.42, 0.54, 0.48))),
    scene(650, shot('shoulder-ap', [0.55, 0.4, 0.2], 1, cut(0.528, 0.4, 0.528, 0.47))),
    scene(
      810,
      shot(
        'shoulder-ap',
        [0.55, 0.4, 0.22],
        1,
        metal(0.545, 0.36, 0.52, 0.355),
        metal(0.543, 0.41, 0.517, 0.41),
        metal(0.545, 0.46, 0.52, 0.465),
      ),
    ),
    scene(1120, shot('shoulder-ap', [0.56, 0.4, 0.28], 1, plan(0.545, 0.34, 0.556, 0.42, 0.545, 0.5))),
    scene(1210, shot('shoulder-ap', [0.57, 0.38, 0.34], 1, ring(0.535, 0.45, 0.03), ring(0.645, 0.3, 0.025))),
    scene(1280, shot('shoulder-ap', [0.56, 0.42, 0.7], 1)),
  ),
  film(
    'v37',
    scene(
      0,
      shot('covers/v37', [0.5, 0.5, 1], 3),
      shot('knee-3d', [0.5, 0.45, 0.6], 2),
      shot('knee-mri-sagittal', [0.27, 0.52, 0.44], 3, ring(0.27, 0.53, 0.05)),
      shot('knee-3d', [0.46, 0.4, 0.5], 2, plan(0.4, 0.5, 0.42, 0.75)),
      shot('knee-acl-reconstruction', [0.75, 0.47, 0.44], 5, plan(0.7, 0.3, 0.74, 0.44)),
    ),
    scene(260, shot('knee-ap-lateral', [0.2, 0.66, 0.34], 1, cut(0.2, 0.72, 0.17, 0.8))),
    scene(400, shot('knee-3d', [0.47, 0.5, 0.4], 1, plan(0.4, 0.46, 0.43, 0.8))),
    scene(550, shot('knee-mri-sagittal', [0.5, 0.52, 0.9], 1, ring(0.27, 0.53, 0.05), ring(0.76, 0.58, 0.05))),
    scene(740, shot('knee-acl-reconstruction', [0.27, 0.4, 0.3], 1, plan(0.25, 0.5, 0.32, 0.28))),
    scene(1050, shot('knee-acl-reconstruction', [0.24, 0.6, 0.3], 1, plan(0.2, 0.74, 0.245, 0.55))),
    scene(1260, shot('knee-acl-reconstruction', [0.5, 0.5, 1], 1)),
    scene(1520, shot('knee-acl-reconstruction', [0.75, 0.5, 0.4], 1, plan(0.7, 0.28, 0.74, 0.52, 0.78, 0.7))),
  ),
];

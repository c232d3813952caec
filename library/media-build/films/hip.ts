import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The left hip of `hip-pelvis-ap`. */
const HIP = [0.7, 0.58, 0.4] as const;

/** The prosthesis of `hip-total-prosthesis-ap`. */
const PROSTHESIS = [0.7, 0.6, 0.42] as const;

const HEAD = ring(0.687, 0.56, 0.062);

export const hipFilms = [
  film(
    'v01',
    scene(
      0,
      shot('covers/v01', [0.5, 0.5, 1], 2),
      shot('hip-pelvis-ap', [0.5, 0.5, 1], 2, HEAD),
      shot('hip-pelvis-ap', [0.5, 0.62, 0.66], 2, plan(0.3, 0.65, 0.8, 0.65), plan(0.25, 0.74, 0.82, 0.74)),
      shot('hip-pelvis-ap', HIP, 2, HEAD, plan(0.62, 0.66, 0.75, 0.4)),
      shot(
        'hip-pelvis-ap',
        [0.74, 0.66, 0.4],
        3,
        plan(0.687, 0.56, 0.687, 0.98),
        plan(0.775, 0.5, 0.775, 0.98),
        cut(0.7, 0.68, 0.76, 0.6),
      ),
    ),
    scene(200, shot('hip-pelvis-3d', [0.66, 0.56, 0.56], 4, cut(0.62, 0.3, 0.72, 0.52, 0.73, 0.76))),
    scene(400, shot('hip-pelvis-3d', [0.66, 0.56, 0.4], 1, cut(0.6, 0.5, 0.72, 0.56), cut(0.6, 0.56, 0.72, 0.6))),
    scene(530, shot('hip-pelvis-ap', HIP, 1, cut(0.7, 0.68, 0.76, 0.58), plan(0.72, 0.76, 0.79, 0.76))),
    scene(
      690,
      shot('hip-pelvis-ap', [0.68, 0.55, 0.3], 1, HEAD, plan(0.6, 0.66, 0.76, 0.42), plan(0.58, 0.66, 0.8, 0.66)),
    ),
    scene(
      920,
      shot('hip-total-prosthesis-ap', [0.68, 0.54, 0.34], 1, plan(0.6, 0.7, 0.78, 0.42), ring(0.685, 0.57, 0.065)),
    ),
    scene(1130, shot('implant-hip-exploded-3d', [0.46, 0.58, 0.66], 1)),
    scene(
      1510,
      shot('hip-total-prosthesis-ap', [0.5, 0.52, 0.94], 1, plan(0.22, 0.74, 0.82, 0.74), plan(0.3, 0.64, 0.72, 0.64)),
    ),
    scene(1760, shot('hip-total-prosthesis-ap', PROSTHESIS, 1, cut(0.72, 0.52, 0.8, 0.6))),
  ),
  film(
    'v02',
    scene(
      0,
      shot('covers/v02', [0.5, 0.5, 1], 2),
      shot('hip-pelvis-3d', [0.62, 0.52, 0.7], 2),
      shot('hip-mri-osteonecrosis', [0.5, 0.5, 1], 3, ring(0.71, 0.46, 0.06)),
      shot('hip-mri-osteonecrosis', [0.71, 0.5, 0.4], 2, ring(0.71, 0.46, 0.06)),
    ),
    scene(
      250,
      shot('hip-pelvis-ap', [0.5, 0.5, 1], 2, plan(0.3, 0.65, 0.8, 0.65)),
      shot(
        'hip-pelvis-3d',
        [0.66, 0.5, 0.56],
        4,
        ring(0.7, 0.2, 0.03),
        ring(0.74, 0.58, 0.03),
        cut(0.74, 0.36, 0.74, 0.52),
      ),
    ),
    scene(420, shot('hip-pelvis-3d', [0.68, 0.48, 0.42], 1, cut(0.74, 0.36, 0.74, 0.52))),
    scene(570, shot('hip-ct-mpr', [0.45, 0.45, 0.42], 1, ring(0.5, 0.36, 0.03))),
    scene(740, shot('hip-pelvis-ap', HIP, 1, cut(0.7, 0.68, 0.76, 0.58), cut(0.72, 0.7, 0.775, 0.62))),
    scene(930, shot('hip-pelvis-ap', [0.68, 0.55, 0.3], 1, HEAD, plan(0.6, 0.66, 0.76, 0.42))),
    scene(1210, shot('hip-pelvis-3d', [0.68, 0.62, 0.36], 1, ring(0.7, 0.56, 0.05), cut(0.64, 0.54, 0.7, 0.58))),
    scene(1500, shot('implant-hip-exploded-3d', [0.5, 0.46, 0.9], 1)),
    scene(
      1720,
      shot('hip-total-prosthesis-ap', [0.5, 0.52, 0.94], 1, plan(0.3, 0.64, 0.72, 0.64), plan(0.22, 0.74, 0.82, 0.74)),
    ),
  ),
  film(
    'v24',
    scene(
      0,
      shot('covers/v24', [0.5, 0.5, 1], 3),
      shot('hip-pelvis-ap', [0.72, 0.64, 0.46], 3, cut(0.79, 0.56, 0.75, 0.64, 0.735, 0.74)),
      shot('hip-pelvis-ap', [0.5, 0.5, 1], 3, cut(0.79, 0.56, 0.75, 0.64, 0.735, 0.74)),
      shot('covers/v24', [0.45, 0.5, 0.7], 3),
      shot('hip-pelvis-ap', [0.74, 0.6, 0.36], 3, ring(0.772, 0.56, 0.018), plan(0.687, 0.56, 0.78, 0.7)),
    ),
    scene(
      180,
      shot('hip-pelvis-ap', [0.72, 0.66, 0.5], 1, plan(0.687, 0.56, 0.76, 0.68), plan(0.765, 0.6, 0.755, 0.98)),
    ),
    scene(
      320,
      shot(
        'hip-pelvis-ap',
        [0.74, 0.66, 0.3],
        1,
        cut(0.79, 0.56, 0.75, 0.64, 0.735, 0.74),
        plan(0.72, 0.68, 0.738, 0.78),
      ),
    ),
    scene(
      450,
      shot('hip-pelvis-ap', [0.75, 0.58, 0.3], 1, ring(0.772, 0.56, 0.018), metal(0.8, 0.36, 0.772, 0.56, 0.764, 0.72)),
    ),
    scene(660, shot('covers/v24', [0.66, 0.42, 0.6], 1)),
    scene(850, shot('covers/v24', [0.42, 0.36, 0.6], 1)),
    scene(1000, shot('covers/v36', [0.5, 0.5, 0.8], 1)),
    scene(1080, shot('covers/v36', [0.62, 0.6, 0.64], 1)),
    scene(1240, shot('hip-pelvis-ap', [0.5, 0.5, 1], 1, ring(0.32, 0.56, 0.07))),
  ),
];

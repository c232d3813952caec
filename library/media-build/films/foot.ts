import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The first ray of `foot-lateral`, and the forefoot of `foot-3d`. */
const RAY = [0.7, 0.74, 0.44] as const;
const FOREFOOT = [0.36, 0.7, 0.4] as const;

/** The hindfoot of `foot-lateral`. */
const HINDFOOT = [0.3, 0.6, 0.5] as const;

export const footFilms = [
  film(
    'v51',
    scene(
      0,
      shot('foot-3d', [0.5, 0.5, 1], 3),
      shot('foot-3d', FOREFOOT, 1),
      shot('foot-lateral', [0.5, 0.5, 1], 3, plan(0.05, 0.94, 0.95, 0.94)),
      shot('foot-lateral', RAY, 3, plan(0.5, 0.58, 0.76, 0.82)),
      shot('foot-3d', [0.4, 0.66, 0.5], 4, plan(0.44, 0.56, 0.33, 0.74)),
    ),
    scene(230, shot('foot-lateral', [0.74, 0.78, 0.36], 1, cut(0.66, 0.73, 0.82, 0.82))),
    scene(400, shot('foot-3d', [0.34, 0.74, 0.3], 1, ring(0.33, 0.76, 0.03))),
    scene(560, shot('foot-lateral', [0.64, 0.7, 0.34], 1, cut(0.56, 0.6, 0.58, 0.66, 0.7, 0.76, 0.71, 0.82))),
    scene(
      890,
      shot(
        'foot-lateral',
        [0.66, 0.72, 0.32],
        1,
        metal(0.59, 0.62, 0.6, 0.7),
        metal(0.67, 0.7, 0.68, 0.78),
        plan(0.56, 0.6, 0.58, 0.66, 0.7, 0.76, 0.71, 0.82),
      ),
    ),
    scene(
      1120,
      shot('foot-lateral', [0.78, 0.8, 0.28], 1, cut(0.765, 0.78, 0.76, 0.85), cut(0.765, 0.78, 0.772, 0.85)),
    ),
    scene(1290, shot('foot-lateral', [0.72, 0.78, 0.3], 1, ring(0.72, 0.85, 0.018))),
    scene(1430, shot('foot-3d', [0.5, 0.5, 0.9], 1)),
  ),
  film(
    'v62',
    scene(
      0,
      shot('foot-3d', [0.5, 0.5, 1], 4),
      shot('foot-3d', [0.58, 0.54, 0.5], 2),
      shot('foot-lateral', [0.36, 0.5, 0.5], 3, ring(0.4, 0.56, 0.03)),
    ),
    scene(
      140,
      shot('foot-3d', [0.45, 0.6, 0.6], 3, ring(0.36, 0.7, 0.03)),
      shot('foot-lateral', [0.56, 0.66, 0.6], 3, plan(0.44, 0.58, 0.74, 0.8)),
    ),
    scene(280, shot('foot-lateral', [0.42, 0.56, 0.4], 1, ring(0.4, 0.56, 0.03))),
    scene(370, shot('foot-3d', [0.6, 0.4, 0.56], 1, plan(0.58, 0.1, 0.56, 0.45), plan(0.72, 0.1, 0.7, 0.6))),
    scene(450, shot('foot-lateral', HINDFOOT, 1, cut(0.13, 0.5, 0.18, 0.5))),
    scene(580, shot('foot-lateral', [0.42, 0.55, 0.8], 1, plan(0.28, 0.1, 0.28, 0.48), plan(0.28, 0.48, 0.9, 0.62))),
    scene(670, shot('foot-3d', [0.5, 0.55, 0.8], 1, plan(0.28, 0.92, 0.74, 0.92))),
  ),
];

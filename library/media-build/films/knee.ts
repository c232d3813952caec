import { cut, film, plan, ring, scene, shot } from '../film/film-script.ts';

/** The knee in front view, and from the side, of `knee-ap-lateral`. */
const FRONT = [0.25, 0.53, 0.44] as const;
const SIDE = [0.75, 0.53, 0.44] as const;

/** The same of `knee-total-prosthesis`. */
const PROSTHESIS = [0.25, 0.5, 0.44] as const;
const PROSTHESIS_SIDE = [0.75, 0.5, 0.44] as const;

const AXIS = plan(0.245, 0.02, 0.24, 0.98);

export const kneeFilms = [
  film(
    'v05',
    scene(
      0,
      shot('covers/v05', [0.5, 0.5, 1], 3),
      shot('knee-ap-lateral', [0.5, 0.5, 1], 3, AXIS),
      shot('knee-ap-lateral', FRONT, 2, AXIS, plan(0.28, 0.2, 0.235, 0.5)),
      shot('knee-ap-lateral', SIDE, 3, plan(0.7, 0.58, 0.8, 0.62)),
      shot('knee-3d', [0.5, 0.5, 0.7], 4, ring(0.41, 0.5, 0.05)),
    ),
    scene(240, shot('knee-3d', [0.5, 0.42, 0.56], 1, cut(0.4, 0.1, 0.385, 0.4, 0.41, 0.72))),
    scene(450, shot('knee-ap-lateral', [0.24, 0.62, 0.36], 1, cut(0.14, 0.585, 0.34, 0.585), AXIS)),
    scene(
      700,
      shot('knee-ap-lateral', [0.24, 0.44, 0.36], 1, cut(0.14, 0.475, 0.34, 0.485), plan(0.28, 0.2, 0.235, 0.5)),
    ),
    scene(
      860,
      shot('knee-ap-lateral', [0.24, 0.53, 0.28], 1, plan(0.14, 0.49, 0.34, 0.49), plan(0.14, 0.575, 0.34, 0.575)),
    ),
    scene(990, shot('knee-ap-lateral', [0.75, 0.45, 0.34], 1, cut(0.68, 0.3, 0.68, 0.52), cut(0.68, 0.52, 0.78, 0.52))),
    scene(1310, shot('knee-ap-lateral', [0.18, 0.55, 0.26], 1, cut(0.145, 0.46, 0.14, 0.6, 0.155, 0.72))),
    scene(1600, shot('knee-total-prosthesis', PROSTHESIS_SIDE, 1, ring(0.865, 0.38, 0.035))),
    scene(1780, shot('knee-total-prosthesis', PROSTHESIS, 1)),
  ),
  film(
    'v06',
    scene(
      0,
      shot('knee-ap-lateral', [0.5, 0.5, 1], 3),
      shot('knee-ap-lateral', [0.19, 0.54, 0.26], 2, ring(0.19, 0.54, 0.04)),
      shot('knee-ap-lateral', SIDE, 2, ring(0.72, 0.56, 0.03)),
      shot('knee-ap-lateral', FRONT, 5, plan(0.14, 0.535, 0.34, 0.545), ring(0.19, 0.54, 0.04), ring(0.3, 0.545, 0.04)),
      shot('knee-3d', [0.46, 0.42, 0.5], 3, ring(0.44, 0.36, 0.06)),
    ),
    scene(270, shot('knee-3d', [0.46, 0.46, 0.44], 1, cut(0.4, 0.36, 0.39, 0.6))),
    scene(440, shot('knee-mri-sagittal', [0.27, 0.52, 0.4], 1, ring(0.27, 0.53, 0.05))),
    scene(600, shot('knee-ap-lateral', [0.22, 0.58, 0.28], 1, cut(0.228, 0.5, 0.222, 0.625))),
    scene(
      730,
      shot('knee-ap-lateral', [0.22, 0.6, 0.28], 1, cut(0.14, 0.625, 0.222, 0.625), plan(0.228, 0.5, 0.222, 0.625)),
    ),
    scene(
      860,
      shot('knee-ap-lateral', [0.74, 0.48, 0.34], 1, ring(0.735, 0.44, 0.075), plan(0.735, 0.06, 0.735, 0.44)),
    ),
    scene(1180, shot('knee-ap-lateral', [0.72, 0.55, 0.28], 1, cut(0.68, 0.57, 0.8, 0.57), ring(0.79, 0.52, 0.025))),
    scene(
      1370,
      shot('knee-ap-lateral', [0.2, 0.54, 0.24], 1, cut(0.15, 0.5, 0.22, 0.5), cut(0.15, 0.575, 0.22, 0.575)),
    ),
  ),
  film(
    'v08',
    scene(
      0,
      shot('covers/v08', [0.5, 0.5, 1], 2),
      shot('knee-total-prosthesis', [0.5, 0.5, 1], 3),
      shot('knee-total-prosthesis', PROSTHESIS, 2, ring(0.24, 0.54, 0.06)),
      shot('implant-knee-3d', [0.55, 0.42, 0.66], 1),
    ),
    scene(
      260,
      shot('knee-total-prosthesis', PROSTHESIS_SIDE, 2),
      shot('knee-total-prosthesis', [0.24, 0.62, 0.3], 2, ring(0.24, 0.66, 0.06)),
    ),
    scene(520, shot('knee-total-prosthesis', PROSTHESIS_SIDE, 3, cut(0.97, 0.3, 0.85, 0.42), ring(0.83, 0.43, 0.03))),
    scene(
      810,
      shot(
        'knee-total-prosthesis',
        PROSTHESIS,
        1,
        ring(0.17, 0.42, 0.02),
        ring(0.31, 0.42, 0.02),
        ring(0.24, 0.3, 0.02),
        ring(0.19, 0.62, 0.02),
        ring(0.3, 0.62, 0.02),
      ),
    ),
    scene(1070, shot('implant-knee-3d', [0.52, 0.5, 0.4], 1, ring(0.5, 0.53, 0.09))),
    scene(1290, shot('hip-total-prosthesis-ap', [0.7, 0.6, 0.5], 1, ring(0.685, 0.57, 0.07))),
    scene(1580, shot('knee-total-prosthesis', [0.5, 0.5, 1], 1)),
  ),
  film(
    'v67',
    scene(
      0,
      shot('knee-total-prosthesis', [0.5, 0.5, 1], 2),
      shot('rehab-knee-range-of-motion', [0.5, 0.5, 1], 2),
      shot('rehab-knee-range-of-motion', [0.36, 0.36, 0.6], 4, plan(0.25, 0.37, 0.75, 0.3)),
      shot('rehab-knee-range-of-motion', [0.4, 0.4, 0.5], 3, plan(0.25, 0.37, 0.75, 0.3), ring(0.27, 0.4, 0.03)),
      shot('rehab-gait-analysis', [0.5, 0.5, 1], 4),
    ),
    scene(120, shot('foot-lateral', [0.36, 0.5, 0.7], 1, plan(0.3, 0.47, 0.9, 0.3), plan(0.3, 0.47, 0.85, 0.95))),
    scene(240, shot('rehab-knee-range-of-motion', [0.42, 0.36, 0.56], 1, plan(0.25, 0.37, 0.75, 0.3))),
    scene(380, shot('knee-3d', [0.44, 0.3, 0.5], 1, ring(0.43, 0.14, 0.06))),
    scene(520, shot('rehab-knee-range-of-motion', [0.44, 0.56, 0.8], 1, ring(0.48, 0.27, 0.03))),
    scene(650, shot('rehab-gait-analysis', [0.6, 0.55, 0.7], 1)),
    scene(760, shot('knee-total-prosthesis', [0.25, 0.6, 0.44], 1, ring(0.24, 0.9, 0.06))),
  ),
];

import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The inner condyle in front view of `knee-ap-lateral`, and the tumour drawn into it. */
const CONDYLE = [0.22, 0.44, 0.3] as const;
const TUMOUR = ring(0.192, 0.43, 0.04);

export const boneFilms = [
  film(
    'v58',
    scene(
      0,
      shot('knee-ap-lateral', [0.5, 0.5, 1], 2),
      shot('knee-ap-lateral', CONDYLE, 3, TUMOUR),
      shot('knee-ap-lateral', [0.24, 0.5, 0.5], 2, TUMOUR),
      shot('knee-ap-lateral', [0.2, 0.43, 0.22], 3, TUMOUR),
      shot('knee-ap-lateral', [0.74, 0.45, 0.4], 3, ring(0.72, 0.43, 0.05)),
      shot('knee-3d', [0.5, 0.45, 0.6], 3),
    ),
    scene(260, shot('knee-ap-lateral', [0.2, 0.45, 0.24], 1, TUMOUR, plan(0.14, 0.515, 0.22, 0.52))),
    scene(420, shot('knee-ap-lateral', [0.19, 0.42, 0.2], 1, cut(0.155, 0.36, 0.15, 0.5), TUMOUR)),
    scene(590, shot('knee-ap-lateral', [0.19, 0.43, 0.18], 1, metal(0.11, 0.4, 0.18, 0.43), TUMOUR)),
    scene(
      700,
      shot('knee-ap-lateral', [0.19, 0.43, 0.16], 1, TUMOUR, ring(0.192, 0.43, 0.046), metal(0.12, 0.45, 0.17, 0.45)),
    ),
    scene(820, shot('knee-ap-lateral', CONDYLE, 1, ring(0.192, 0.43, 0.046))),
    scene(960, shot('knee-ap-lateral', [0.2, 0.47, 0.18], 1, plan(0.155, 0.49, 0.23, 0.495), ring(0.192, 0.43, 0.046))),
    scene(
      1090,
      shot(
        'knee-ap-lateral',
        [0.21, 0.45, 0.26],
        1,
        metal(0.165, 0.38, 0.22, 0.39),
        metal(0.16, 0.42, 0.225, 0.43),
        metal(0.165, 0.46, 0.22, 0.47),
      ),
    ),
    scene(
      1160,
      shot(
        'knee-ap-lateral',
        [0.24, 0.42, 0.4],
        1,
        metal(0.15, 0.5, 0.148, 0.4, 0.185, 0.1),
        metal(0.15, 0.42, 0.3, 0.43),
        metal(0.15, 0.48, 0.3, 0.485),
      ),
    ),
  ),
  film(
    'v65',
    scene(
      0,
      shot('covers/v65', [0.5, 0.5, 1], 2),
      shot('hip-femoral-neck-fracture-ap', [0.25, 0.5, 0.5], 3),
      shot('osteoporosis-trabecular-3d', [0.5, 0.5, 1], 1),
      shot('osteoporosis-vertebral-fracture', [0.5, 0.5, 1], 4, ring(0.69, 0.2, 0.04)),
      shot('wrist-radius-volar-plate', [0.17, 0.46, 0.34], 2),
    ),
    scene(
      250,
      shot(
        'osteoporosis-vertebral-fracture',
        [0.25, 0.55, 0.5],
        1,
        ring(0.25, 0.3, 0.03),
        ring(0.25, 0.4, 0.03),
        ring(0.25, 0.52, 0.03),
        ring(0.25, 0.63, 0.03),
      ),
    ),
    scene(520, shot('osteoporosis-vertebral-fracture', [0.7, 0.24, 0.36], 3, ring(0.69, 0.2, 0.04))),
    scene(770, shot('osteoporosis-trabecular-3d', [0.3, 0.5, 0.5], 1)),
    scene(1090, shot('osteoporosis-trabecular-3d', [0.7, 0.5, 0.5], 1)),
    scene(1360, shot('osteoporosis-trabecular-3d', [0.5, 0.5, 0.9], 1)),
    scene(1540, shot('hip-femoral-neck-fracture-ap', [0.5, 0.5, 1], 1)),
  ),
  film(
    'v69',
    scene(
      0,
      shot('nursing-care-abstract', [0.5, 0.5, 1], 2),
      shot('tibia-intramedullary-nail', [0.5, 0.5, 1], 2),
      shot('nursing-care-abstract', [0.4, 0.5, 0.7], 3),
      shot('hip-total-prosthesis-ap', [0.5, 0.5, 1], 3),
    ),
    scene(200, shot('foot-lateral', [0.36, 0.5, 0.7], 1, plan(0.3, 0.47, 0.9, 0.3), plan(0.3, 0.47, 0.85, 0.95))),
    scene(
      350,
      shot(
        'tibia-intramedullary-nail',
        [0.84, 0.5, 0.32],
        3,
        plan(0.76, 0.3, 0.96, 0.3),
        plan(0.76, 0.5, 0.96, 0.5),
        plan(0.76, 0.7, 0.96, 0.7),
      ),
    ),
    scene(560, shot('lumbar-ap-lateral', [0.75, 0.5, 0.5], 1, metal(0.97, 0.42, 0.77, 0.47))),
    scene(760, shot('nursing-care-abstract', [0.6, 0.5, 0.7], 1)),
    scene(930, shot('rehab-gait-analysis', [0.5, 0.5, 1], 1)),
  ),
  film(
    'v71',
    scene(
      0,
      shot('covers/v71', [0.5, 0.5, 1], 1),
      shot('tibia-intramedullary-nail', [0.17, 0.6, 0.34], 4, ring(0.16, 0.68, 0.03)),
      shot('knee-tibial-plateau-plate', [0.5, 0.5, 1], 2),
      shot('humerus-proximal-plate', [0.75, 0.5, 0.5], 2),
      shot('humerus-proximal-plate', [0.25, 0.5, 0.5], 2, plan(0.18, 0.42, 0.36, 0.4), plan(0.18, 0.48, 0.36, 0.46)),
      shot(
        'tibia-intramedullary-nail',
        [0.17, 0.68, 0.22],
        4,
        plan(0.12, 0.66, 0.2, 0.66),
        plan(0.12, 0.72, 0.2, 0.72),
      ),
    ),
    scene(
      250,
      shot(
        'tibia-intramedullary-nail',
        [0.17, 0.68, 0.18],
        1,
        plan(0.13, 0.65, 0.19, 0.65),
        plan(0.13, 0.71, 0.19, 0.71),
      ),
    ),
    scene(510, shot('ankle-fracture-orif', [0.5, 0.62, 0.4], 1)),
    scene(760, shot('tibia-intramedullary-nail', [0.5, 0.5, 0.9], 1)),
    scene(1010, shot('knee-tibial-plateau-plate', [0.26, 0.6, 0.4], 1, plan(0.34, 0.44, 0.34, 0.58))),
    scene(1240, shot('humerus-proximal-plate', [0.5, 0.5, 1], 1)),
  ),
];

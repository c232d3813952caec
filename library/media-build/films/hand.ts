import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The wrist of the left and of the right hand of `hand-pa-bilateral`. */
const WRIST = [0.28, 0.74, 0.36] as const;
const RIGHT_WRIST = [0.68, 0.76, 0.3] as const;

/** The transverse ligament, and the scaphoid of the right hand. */
const LIGAMENT = plan(0.235, 0.73, 0.28, 0.715, 0.325, 0.73);
const SCAPHOID = ring(0.688, 0.785, 0.026);

export const carpalTunnelFilm = film(
  'v47',
  scene(
    0,
    shot('hand-3d', [0.5, 0.5, 1], 2),
    shot(
      'hand-pa-bilateral',
      [0.28, 0.5, 0.56],
      3,
      plan(0.28, 0.98, 0.28, 0.75),
      plan(0.28, 0.75, 0.35, 0.4),
      plan(0.28, 0.75, 0.28, 0.35),
      plan(0.28, 0.75, 0.44, 0.5),
    ),
    shot('hand-pa-bilateral', [0.28, 0.7, 0.44], 4, plan(0.28, 0.98, 0.28, 0.75), ring(0.34, 0.72, 0.04)),
    shot('hand-3d', [0.58, 0.6, 0.44], 3),
    shot('hand-pa-bilateral', WRIST, 3, LIGAMENT),
  ),
  scene(190, shot('hand-pa-bilateral', WRIST, 1, cut(0.262, 0.62, 0.268, 0.74), plan(0.215, 0.3, 0.268, 0.74))),
  scene(300, shot('hand-pa-bilateral', [0.28, 0.72, 0.28], 1, cut(0.262, 0.62, 0.268, 0.74), LIGAMENT)),
  scene(
    430,
    shot('hand-pa-bilateral', [0.28, 0.73, 0.22], 1, cut(0.265, 0.7, 0.268, 0.76), plan(0.285, 0.98, 0.285, 0.6)),
  ),
  scene(
    540,
    shot(
      'hand-pa-bilateral',
      [0.28, 0.64, 0.26],
      1,
      cut(0.265, 0.76, 0.262, 0.62),
      plan(0.21, 0.58, 0.27, 0.6, 0.33, 0.57),
    ),
  ),
  scene(620, shot('hand-pa-bilateral', [0.28, 0.82, 0.28], 1, cut(0.268, 0.76, 0.272, 0.9))),
  scene(760, shot('hand-3d', [0.6, 0.64, 0.34], 1)),
  scene(850, shot('hand-pa-bilateral', [0.28, 0.5, 0.6], 1)),
);

export const scaphoidFilm = {
  ...film(
    'v49',
    scene(0, shot('covers/v49', [0.5, 0.5, 1], 2), shot('hand-pa-bilateral', RIGHT_WRIST, 2, SCAPHOID)),
    scene(240, shot('hand-pa-bilateral', [0.688, 0.78, 0.2], 1, SCAPHOID, cut(0.678, 0.78, 0.7, 0.79))),
    scene(380, shot('hand-pa-bilateral', [0.68, 0.75, 0.26], 1, SCAPHOID, metal(0.65, 0.67, 0.675, 0.755))),
    scene(570, shot('hand-pa-bilateral', [0.688, 0.78, 0.18], 1, metal(0.665, 0.7, 0.703, 0.82), SCAPHOID)),
    scene(
      700,
      shot('hand-pa-bilateral', [0.688, 0.78, 0.16], 1, metal(0.665, 0.7, 0.703, 0.82), metal(0.675, 0.7, 0.712, 0.81)),
    ),
    scene(770, shot('covers/v49', [0.5, 0.55, 0.6], 1)),
    scene(870, shot('hand-pa-bilateral', [0.688, 0.785, 0.14], 1, metal(0.677, 0.755, 0.7, 0.815))),
    scene(980, shot('hand-3d', [0.58, 0.6, 0.4], 1)),
  ),
  lines: [
    {
      zh: '舟骨骨折最容易漏诊，平片可以完全正常。',
      en: 'Scaphoid fractures are missed most easily; the film may look quite normal.',
    },
    { zh: '摔倒时手掌撑地，是最常见的受伤方式。', en: 'A fall on the outstretched hand is the usual cause.' },
    { zh: '解剖鼻烟窝有压痛，就先固定。', en: 'Where the snuffbox is tender, immobilise first.' },
    { zh: '并且尽早做CT或者核磁。', en: 'And arrange a CT or an MRI early.' },
    {
      zh: '移位大于一毫米、驼背畸形或者近极骨折，应当手术。',
      en: 'Displacement above a millimetre, a humpback or a proximal pole fracture is operated on.',
    },
    {
      zh: '腕背伸尺偏，在舟骨结节处做五毫米的小口。',
      en: 'With the wrist extended and ulnar deviated, cut five millimetres over the tubercle.',
    },
    {
      zh: '导针自结节指向近极中心，四个位置上都居中。',
      en: 'The wire runs from the tubercle to the centre of the proximal pole, central on four views.',
    },
    {
      zh: '不稳定的骨折，先平行置入第二枚细针防旋。',
      en: 'In an unstable fracture, a second parallel wire stops rotation.',
    },
    {
      zh: '测量长度减四毫米，使螺钉首尾都埋在软骨下。',
      en: 'Subtract four millimetres, so that both ends lie below the cartilage.',
    },
    { zh: '拧入螺钉，透视见骨折线闭合就停。', en: 'Drive the screw until the fracture line closes on fluoroscopy.' },
    { zh: 'CT上骨小梁通过一半以上，才算愈合。', en: 'It has united when trabeculae cross more than half on CT.' },
  ],
};

import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The tibia in front view before and after the nail, and from the side, of `tibia-intramedullary-nail`. */
const BEFORE = [0.17, 0.3, 0.3] as const;
const NAILED = [0.5, 0.3, 0.36] as const;
const NAILED_SIDE = [0.84, 0.3, 0.32] as const;

/** A fracture drawn into the upper third of the tibia. */
const FRACTURE = cut(0.13, 0.3, 0.16, 0.34, 0.19, 0.32);

export const legFilms = [
  film(
    'v27',
    scene(
      0,
      shot('covers/v27', [0.5, 0.5, 1], 2),
      shot('tibia-intramedullary-nail', BEFORE, 3, FRACTURE),
      shot('tibia-intramedullary-nail', [0.17, 0.2, 0.24], 3, FRACTURE, plan(0.16, 0.12, 0.16, 0.5)),
      shot('knee-ap-lateral', [0.75, 0.53, 0.44], 4, plan(0.97, 0.06, 0.76, 0.56)),
      shot('knee-3d', [0.45, 0.36, 0.5], 3, ring(0.43, 0.36, 0.06)),
    ),
    scene(250, shot('knee-3d', [0.44, 0.26, 0.44], 1, cut(0.43, 0.08, 0.43, 0.22))),
    scene(
      400,
      shot('tibia-intramedullary-nail', [0.17, 0.15, 0.22], 1, ring(0.163, 0.115, 0.012), plan(0.163, 0.02, 0.16, 0.4)),
    ),
    scene(
      600,
      shot(
        'tibia-intramedullary-nail',
        [0.17, 0.3, 0.26],
        1,
        FRACTURE,
        metal(0.1, 0.28, 0.14, 0.31),
        metal(0.23, 0.36, 0.185, 0.335),
      ),
    ),
    scene(
      760,
      shot(
        'tibia-intramedullary-nail',
        [0.17, 0.24, 0.22],
        1,
        FRACTURE,
        metal(0.178, 0.24, 0.186, 0.25),
        plan(0.163, 0.08, 0.16, 0.5),
      ),
    ),
    scene(920, shot('tibia-intramedullary-nail', [0.5, 0.5, 0.9], 1)),
    scene(1140, shot('tibia-intramedullary-nail', NAILED, 1)),
    scene(1340, shot('tibia-intramedullary-nail', NAILED_SIDE, 1)),
  ),
];

export const plateauFilm = {
  ...film(
    'v26',
    scene(
      0,
      shot('covers/v26', [0.5, 0.5, 1], 2),
      shot(
        'knee-ap-lateral',
        [0.25, 0.6, 0.4],
        2,
        cut(0.18, 0.57, 0.21, 0.7, 0.17, 0.78),
        cut(0.27, 0.57, 0.26, 0.68, 0.32, 0.76),
      ),
    ),
    scene(360, shot('knee-3d', [0.5, 0.6, 0.5], 2, cut(0.4, 0.55, 0.41, 0.85), cut(0.56, 0.52, 0.58, 0.62, 0.52, 0.8))),
    scene(560, shot('knee-ap-lateral', [0.74, 0.62, 0.34], 2, cut(0.7, 0.57, 0.73, 0.74, 0.7, 0.8))),
    scene(760, shot('covers/v26', [0.36, 0.6, 0.6], 2)),
    scene(950, shot('knee-3d', [0.56, 0.54, 0.4], 2, cut(0.56, 0.52, 0.6, 0.6, 0.56, 0.74))),
    scene(
      1240,
      shot('knee-ap-lateral', [0.26, 0.6, 0.28], 2, plan(0.25, 0.575, 0.33, 0.575), metal(0.27, 0.8, 0.285, 0.62)),
    ),
    scene(1570, shot('knee-tibial-plateau-plate', [0.26, 0.48, 0.4], 2)),
    scene(1800, shot('knee-tibial-plateau-plate', [0.5, 0.5, 1], 2, plan(0.13, 0.35, 0.35, 0.35))),
  ),
  atLeastSeconds: 192,
  lines: [
    {
      zh: '复杂的胫骨平台骨折，先做三柱分析。',
      en: 'A complex tibial plateau fracture begins with the three columns.',
    },
    {
      zh: '内侧、外侧和后侧，每一柱都要在CT上看清。',
      en: 'Medial, lateral and posterior: each is looked at on the CT.',
    },
    { zh: '严重肿胀时，先用外固定架临时固定。', en: 'With severe swelling, put on a fixator first.' },
    { zh: '皮肤皱纹出现以后，再做切开复位。', en: 'Open reduction waits until the skin wrinkles.' },
    {
      zh: '后内侧切口沿胫骨后缘，前外侧切口作弧形。',
      en: 'The posteromedial incision follows the tibial border, the anterolateral one is curved.',
    },
    { zh: '两切口之间的皮桥，至少留七厘米。', en: 'Leave a skin bridge of at least seven centimetres.' },
    {
      zh: '膝伸直位，在鹅足后方显露骨块的尖端。',
      en: 'With the knee straight, expose the apex of the fragment behind the pes anserinus.',
    },
    {
      zh: '由下向上顶推复位，后内侧柱是全平台的基准。',
      en: 'Push it upwards; the posteromedial column is the reference for the whole plateau.',
    },
    { zh: '薄型支撑板贴后内侧面下压。', en: 'A thin buttress plate is pressed on the posteromedial surface.' },
    {
      zh: '第一枚螺钉靠近骨折尖端，产生抗滑作用。',
      en: 'The first screw near the apex keeps the fragment from sliding.',
    },
    {
      zh: '半月板下横行切开关节囊，用缝线提起半月板。',
      en: 'Open the capsule below the meniscus, and lift the meniscus with sutures.',
    },
    { zh: '边缘的撕裂同时修补，不要横断半月板。', en: 'Repair a peripheral tear, and never divide the meniscus.' },
    {
      zh: '由骨折窗用骨冲整块抬起塌陷的关节面。',
      en: 'Through the fracture window, lift the depressed surface as one block.',
    },
    { zh: '过矫一毫米，下方填骨支撑。', en: 'Overcorrect by a millimetre, and fill bone below.' },
    {
      zh: '外侧板的筏式螺钉，在软骨下支托关节面。',
      en: 'The rafting screws of the lateral plate carry the joint surface.',
    },
    { zh: '收紧髁部，恢复平台的宽度。', en: 'Compress the condyles to restore the width.' },
    {
      zh: '透视核对，关节面台阶小于两毫米，力线和后倾正常。',
      en: 'On fluoroscopy the step is below two millimetres, with normal alignment and slope.',
    },
    {
      zh: '最后检查足背动脉和小腿张力，警惕筋膜室综合征。',
      en: 'Check the pulse and the calf at the end, with compartment syndrome in mind.',
    },
  ],
};

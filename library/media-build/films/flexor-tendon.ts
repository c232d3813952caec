import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The left index finger of `hand-pa-bilateral`. */
const INDEX = [0.34, 0.36, 0.44] as const;

/** The flexor tendon of the index finger, with its cut. */
const TENDON = plan(0.305, 0.68, 0.323, 0.5, 0.337, 0.33, 0.358, 0.12);
const WOUND = cut(0.325, 0.345, 0.35, 0.36);

export const flexorTendonFilm = {
  ...film(
    'v48',
    scene(
      0,
      shot('hand-pa-bilateral', [0.3, 0.5, 0.6], 2, TENDON),
      shot('hand-pa-bilateral', INDEX, 2, TENDON, WOUND, ring(0.337, 0.352, 0.05)),
    ),
    scene(220, shot('hand-pa-bilateral', [0.34, 0.4, 0.3], 2, cut(0.335, 0.22, 0.352, 0.28, 0.32, 0.36, 0.345, 0.45))),
    scene(440, shot('hand-pa-bilateral', [0.31, 0.5, 0.4], 2, plan(0.305, 0.68, 0.323, 0.5), ring(0.314, 0.6, 0.025))),
    scene(580, shot('hand-pa-bilateral', [0.34, 0.44, 0.26], 2, TENDON, metal(0.31, 0.4, 0.347, 0.41))),
    scene(
      660,
      shot(
        'hand-pa-bilateral',
        [0.336, 0.35, 0.16],
        2,
        TENDON,
        WOUND,
        cut(0.325, 0.395, 0.334, 0.31),
        cut(0.337, 0.4, 0.346, 0.315),
      ),
    ),
    scene(1050, shot('hand-pa-bilateral', [0.336, 0.35, 0.13], 2, TENDON, ring(0.337, 0.352, 0.013))),
    scene(
      1250,
      shot(
        'hand-pa-bilateral',
        [0.34, 0.36, 0.28],
        2,
        TENDON,
        plan(0.315, 0.375, 0.352, 0.385),
        plan(0.33, 0.22, 0.365, 0.225),
      ),
    ),
    scene(1360, shot('hand-pa-bilateral', INDEX, 2, TENDON)),
    scene(1480, shot('hand-3d', [0.5, 0.5, 0.9], 2)),
  ),
  atLeastSeconds: 192,
  lines: [
    {
      zh: '示指二区的屈肌腱断裂，我们做一期修复。',
      en: 'A flexor tendon cut in zone two of the index finger is repaired at once.',
    },
    {
      zh: '二区有两条肌腱走在同一个鞘管里，最容易粘连。',
      en: 'In zone two, both tendons share a sheath, and adhere most easily.',
    },
    {
      zh: '检查时固定近端关节，看末节能不能屈曲。',
      en: 'Hold the proximal joint, and see whether the tip still bends.',
    },
    { zh: '再查两侧指神经的感觉和指端的血运。', en: 'Then test both digital nerves and the circulation of the tip.' },
    { zh: '以原伤口延长，作锯齿形切口。', en: 'Extend the wound in a zigzag.' },
    { zh: '掀起全厚皮瓣，先找到双侧的血管神经束。', en: 'Raise full flaps, and find both bundles first.' },
    {
      zh: '屈腕屈掌指关节，由近向远推挤，找回近端。',
      en: 'Flex wrist and knuckle, and milk the proximal end forwards.',
    },
    { zh: '不成功就在掌远侧另切小口，用软管引出。', en: 'If it fails, open the distal palm and pass a soft tube.' },
    {
      zh: '近端穿细针固定在鞘管上，使断端没有张力。',
      en: 'Pin the proximal end to the sheath, so that the ends meet without tension.',
    },
    {
      zh: '指深屈肌腱要从指浅屈肌腱的分叉中穿过。',
      en: 'The deep tendon passes between the slips of the superficial one.',
    },
    { zh: '六束中心缝合，进针距断端约十毫米。', en: 'A six-strand core suture, ten millimetres from the cut.' },
    {
      zh: '两端张力均等，留下间隙大于两毫米就容易断裂。',
      en: 'Keep the tension equal; a gap above two millimetres is likely to rupture.',
    },
    { zh: '再用细线周边缝合一周，深度两毫米。', en: 'Then a fine running suture around, two millimetres deep.' },
    { zh: '边缘内翻光滑，滑车口才不会卡住。', en: 'With smooth edges it will not catch at the pulley.' },
    {
      zh: '卡在A2滑车时，可以切开它的一半以内。',
      en: 'If it catches at the A2 pulley, up to half of it may be opened.',
    },
    { zh: '其余的滑车必须完整，否则会出现弓弦。', en: 'All others stay whole, or the tendon will bowstring.' },
    {
      zh: '全程伸屈手指，看有没有间隙和卡挡。',
      en: 'Move the finger through its range, and look for gaps and catching.',
    },
    { zh: '有间隙就拆除重缝，不寄希望于制动。', en: 'If there is a gap, sew again; a splint will not save it.' },
    { zh: '术后背侧支具保护，腕轻度屈曲。', en: 'A dorsal splint protects it, with the wrist slightly flexed.' },
    {
      zh: '第一周内开始早期活动，方案由同一个团队制订。',
      en: 'Motion begins in the first week, planned by the same team.',
    },
  ],
};

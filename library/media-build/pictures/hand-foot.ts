import type { PictureScript } from '../picture-script.ts';

/** Hand, elbow, foot and ankle. */
export const handFoot: PictureScript = {
  id: 'hand-foot',
  title: '手与足踝',
  titleEn: 'Hand, Foot and Ankle',
  specialties: ['hand', 'foot'],
  tags: [
    '腕管综合征',
    '腕管松解术',
    '舟骨骨折',
    '拇外翻',
    '拇外翻矫形术',
    '跟骨骨折',
    '跟骨骨折内固定术',
    '踝关节镜手术',
  ],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'hand-3d.webp',
      title: '手部骨骼',
      titleEn: 'Bones of the hand',
      from: [0.5, 0.5, 1],
      to: [0.52, 0.5, 0.88],
      lines: [
        {
          zh: '手有二十七块骨，八块腕骨排成两列。',
          en: 'The hand has twenty-seven bones; eight carpals stand in two rows.',
        },
        {
          zh: '腕骨的掌侧凹陷，构成腕管的底。',
          en: 'Their hollow on the palmar side forms the floor of the carpal tunnel.',
        },
      ],
    },
    {
      file: 'hand-pa-bilateral.webp',
      title: '双手正位',
      titleEn: 'PA view of both hands',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        { zh: '双侧对比，可以发现细小的差别。', en: 'Comparing both sides reveals small differences.' },
        { zh: '沿腕骨弧线走一遍，任何台阶都值得怀疑。', en: 'Follow the carpal arcs; any step in them is suspicious.' },
      ],
    },
    {
      file: 'elbow-ap-lateral.webp',
      title: '肘关节正侧位',
      titleEn: 'AP and lateral elbow',
      from: [0.5, 0.5, 1],
      to: [0.54, 0.48, 0.88],
      lines: [
        { zh: '桡骨头的轴线应始终指向肱骨小头。', en: 'The axis of the radius should always point at the capitellum.' },
        { zh: '侧位片注意前后脂肪垫。', en: 'On the lateral, mind the anterior and posterior fat pads.' },
      ],
    },
    {
      file: 'foot-3d.webp',
      title: '足弓的结构',
      titleEn: 'The arches of the foot',
      from: [0.5, 0.5, 1],
      to: [0.46, 0.54, 0.88],
      lines: [
        {
          zh: '足弓由骨的形状、韧带和肌腱共同支撑。',
          en: 'Shape of bone, ligaments and tendons together hold the arch.',
        },
        {
          zh: '第一跖骨的位置，影响整个前足的负重。',
          en: 'The first metatarsal decides how the forefoot bears weight.',
        },
      ],
    },
    {
      file: 'foot-lateral.webp',
      title: '足踝侧位',
      titleEn: 'Lateral foot and ankle',
      from: [0.48, 0.5, 0.98],
      to: [0.42, 0.5, 0.88],
      lines: [
        {
          zh: '负重侧位，测量距骨与第一跖骨的夹角。',
          en: 'On the standing lateral, measure the angle of talus and first metatarsal.',
        },
        { zh: '足弓塌陷时，这条线会折向足底。', en: 'When the arch falls, this line breaks towards the sole.' },
      ],
    },
    {
      file: 'calcaneus-fracture-bohler.webp',
      title: '跟骨骨折的测量',
      titleEn: 'Measuring a calcaneal fracture',
      from: [0.5, 0.48, 0.88],
      to: [0.5, 0.5, 0.98],
      lines: [
        {
          zh: '跟骨结节关节角减小，提示后关节面塌陷。',
          en: 'A smaller tuber joint angle means the posterior facet has sunk.',
        },
        {
          zh: '手术时机要看软组织，出现皮肤皱褶再动刀。',
          en: 'Timing depends on the soft tissue: wait until the skin wrinkles.',
        },
      ],
    },
  ],
};

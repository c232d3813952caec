import type { PictureScript } from '../picture-script.ts';

/** Tumours, the growing skeleton and osteoporosis. */
export const boneDisease: PictureScript = {
  id: 'bone-disease',
  title: '生长、肿瘤与骨质疏松',
  titleEn: 'Growth, Tumours and Osteoporosis',
  specialties: ['tumor', 'paediatric', 'osteoporosis'],
  tags: [
    '骨肉瘤',
    '骨巨细胞瘤',
    '儿童肱骨髁上骨折',
    '先天性马蹄内翻足',
    '骨质疏松症',
    '脆性骨折',
    '椎体压缩骨折',
    '椎体成形术',
  ],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'osteoporosis-trabecular-3d.webp',
      title: '骨小梁的微结构',
      titleEn: 'The fabric of bone',
      from: [0.5, 0.5, 1],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '左侧是正常骨小梁，右侧已经变细、断裂。',
          en: 'On the left normal trabeculae; on the right they are thin and broken.',
        },
        { zh: '骨的强度，取决于骨量和这种微结构。', en: 'Strength depends on bone mass and on this fine structure.' },
      ],
    },
    {
      file: 'osteoporosis-vertebral-fracture.webp',
      title: '椎体压缩骨折',
      titleEn: 'Vertebral compression fracture',
      from: [0.5, 0.5, 1],
      to: [0.52, 0.44, 0.88],
      lines: [
        { zh: '椎体楔形变，是最常见的脆性骨折。', en: 'A wedged vertebra is the most common fragility fracture.' },
        { zh: '发现一处骨折，就应当开始规范治疗。', en: 'One such fracture is reason enough to begin treatment.' },
      ],
    },
    {
      file: 'paediatric-knee-physis.webp',
      title: '儿童膝关节骺板',
      titleEn: 'Growth plates of the knee',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '儿童的骺板是透亮线，不要误认为骨折。',
          en: "A child's growth plate is a clear line; do not take it for a fracture.",
        },
        { zh: '骺板损伤可能带来短缩和成角。', en: 'Injury to it may lead to shortening and to deformity.' },
      ],
    },
    {
      file: 'paediatric-hand-bone-age.webp',
      title: '骨龄的判断',
      titleEn: 'Judging bone age',
      from: [0.5, 0.5, 1],
      to: [0.55, 0.5, 0.88],
      lines: [
        {
          zh: '骨龄根据骨化中心的出现与融合来判断。',
          en: 'Bone age follows from ossification centres as they appear and fuse.',
        },
        { zh: '它帮助我们估计剩余的生长潜力。', en: 'It helps us to estimate how much growth is left.' },
      ],
    },
    {
      file: 'tumor-distal-femur-osteosarcoma.webp',
      title: '股骨远端病变',
      titleEn: 'A lesion of the distal femur',
      from: [0.5, 0.46, 0.88],
      to: [0.5, 0.5, 0.98],
      lines: [
        {
          zh: '边界不清、骨膜反应，是恶性病变的信号。',
          en: 'A blurred border and periosteal reaction are signs of malignancy.',
        },
        { zh: '活检之前，先完成局部影像和分期检查。', en: 'Before a biopsy, complete local imaging and staging.' },
      ],
    },
    {
      file: 'elbow-ap-lateral.webp',
      title: '儿童肘部的阅片思路',
      titleEn: 'Reading the elbow',
      from: [0.52, 0.5, 0.98],
      to: [0.48, 0.5, 0.88],
      lines: [
        {
          zh: '肱骨前线应当穿过小头的中三分之一。',
          en: 'The anterior humeral line should cross the middle of the capitellum.',
        },
        {
          zh: '读片的同时，别忘了检查末梢血运和神经。',
          en: 'While reading the film, remember to check circulation and nerves.',
        },
      ],
    },
  ],
};

import type { PictureScript } from '../picture-script.ts';

/** Hip arthroplasty and the diseases that lead to it. */
export const hip: PictureScript = {
  id: 'hip',
  title: '髋关节与人工髋',
  titleEn: 'The Hip and Its Replacement',
  specialties: ['joint'],
  tags: ['髋骨关节炎', '全髋关节置换术', '股骨头坏死', '髋关节翻修术', '发育性髋关节发育不良', '股骨颈骨折'],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'hip-pelvis-3d.webp',
      title: '骨盆与髋关节',
      titleEn: 'Pelvis and hips',
      from: [0.5, 0.5, 1],
      to: [0.5, 0.46, 0.88],
      lines: [
        {
          zh: '髋关节是典型的球窝关节，承担全身的重量。',
          en: 'The hip is a ball and socket joint that carries the whole body.',
        },
        {
          zh: '髋臼的方向决定了股骨头的覆盖。',
          en: 'The direction of the socket decides how well the head is covered.',
        },
      ],
    },
    {
      file: 'hip-pelvis-ap.webp',
      title: '骨盆正位片',
      titleEn: 'AP pelvis',
      from: [0.5, 0.5, 0.96],
      to: [0.42, 0.54, 0.86],
      lines: [
        {
          zh: '读骨盆正位片，先确认体位是否标准。',
          en: 'With an AP pelvis, first make sure the positioning is correct.',
        },
        {
          zh: '再比较两侧关节间隙、泪滴和小转子。',
          en: 'Then compare both joint spaces, teardrops and lesser trochanters.',
        },
      ],
    },
    {
      file: 'hip-ct-mpr.webp',
      title: '髋关节CT重建',
      titleEn: 'CT reconstruction of the hip',
      from: [0.5, 0.5, 1],
      to: [0.44, 0.48, 0.9],
      lines: [
        { zh: '三个平面的重建，让髋臼前后壁一目了然。', en: 'Three planes make the walls of the socket plain to see.' },
        {
          zh: '骨缺损的范围，也应在这里仔细估计。',
          en: 'Here, too, the extent of a bone defect should be judged with care.',
        },
      ],
    },
    {
      file: 'hip-mri-osteonecrosis.webp',
      title: '股骨头坏死磁共振',
      titleEn: 'MRI of osteonecrosis',
      from: [0.5, 0.5, 0.96],
      to: [0.56, 0.46, 0.86],
      lines: [
        { zh: '早期坏死在平片上可以完全正常。', en: 'Early osteonecrosis may look quite normal on plain films.' },
        {
          zh: '磁共振上的低信号带，划出了坏死区的边界。',
          en: 'On MRI, a dark band marks the border of the necrotic zone.',
        },
      ],
    },
    {
      file: 'implant-hip-exploded-3d.webp',
      title: '全髋假体的组成',
      titleEn: 'Parts of a total hip',
      from: [0.5, 0.5, 1],
      to: [0.5, 0.48, 0.9],
      lines: [
        {
          zh: '假体由臼杯、内衬、球头和股骨柄组成。',
          en: 'The implant consists of a cup, a liner, a head and a stem.',
        },
        {
          zh: '每个部件的型号，都要和术前计划核对。',
          en: 'The size of each part is checked against the preoperative plan.',
        },
      ],
    },
    {
      file: 'hip-total-prosthesis-ap.webp',
      title: '全髋置换术后',
      titleEn: 'After total hip arthroplasty',
      from: [0.54, 0.52, 0.86],
      to: [0.5, 0.5, 0.97],
      lines: [
        {
          zh: '术后平片核对臼杯的外展角和柄的位置。',
          en: 'The postoperative film shows cup inclination and stem position.',
        },
        {
          zh: '还要测量双下肢长度，作为随访的起点。',
          en: 'Leg lengths are measured as the starting point of follow-up.',
        },
      ],
    },
  ],
};

import type { PictureScript } from '../picture-script.ts';

/** The spine from neck to sacrum. */
export const spine: PictureScript = {
  id: 'spine',
  title: '脊柱：从颈椎到骶骨',
  titleEn: 'The Spine from Neck to Sacrum',
  specialties: ['spine'],
  tags: ['腰椎间盘突出症', '腰椎滑脱', '经椎间孔腰椎椎间融合术', '椎间孔镜手术', '脊柱侧凸', '颈椎前路减压融合术'],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'spine-3d-instrumentation.webp',
      title: '腰椎与钉棒系统',
      titleEn: 'Lumbar spine and instrumentation',
      from: [0.48, 0.5, 1],
      to: [0.48, 0.46, 0.88],
      lines: [
        {
          zh: '椎弓根是连接椎体与后方结构的骨性通道。',
          en: 'The pedicle is the bony bridge between the body and the posterior elements.',
        },
        { zh: '螺钉沿着这条通道，到达椎体前部。', en: 'Along this path the screw reaches the front of the body.' },
      ],
    },
    {
      file: 'lumbar-ap-lateral.webp',
      title: '腰椎正侧位',
      titleEn: 'AP and lateral lumbar spine',
      from: [0.5, 0.5, 1],
      to: [0.46, 0.52, 0.88],
      lines: [
        { zh: '正位看棘突排列和两侧椎弓根。', en: 'The AP view shows the spinous processes and both pedicles.' },
        { zh: '侧位看前凸曲度、椎间高度和有无滑移。', en: 'The lateral shows lordosis, disc height and any slip.' },
      ],
    },
    {
      file: 'lumbar-mri-disc-herniation.webp',
      title: '腰椎间盘突出',
      titleEn: 'Lumbar disc herniation',
      from: [0.5, 0.5, 0.96],
      to: [0.46, 0.56, 0.86],
      lines: [
        { zh: '矢状位上，退变的椎间盘信号减低。', en: 'On the sagittal images a degenerated disc turns dark.' },
        {
          zh: '突出的髓核压迫硬膜囊，要与症状节段对应。',
          en: 'The herniation indents the sac; it must match the level of the symptoms.',
        },
      ],
    },
    {
      file: 'lumbar-pedicle-screws.webp',
      title: '腰椎融合术后',
      titleEn: 'After lumbar fusion',
      from: [0.5, 0.5, 1],
      to: [0.54, 0.54, 0.88],
      lines: [
        {
          zh: '术后片上，螺钉应与终板平行。',
          en: 'On the postoperative film the screws should run parallel to the endplates.',
        },
        {
          zh: '融合器的位置和前凸角，也需要记录。',
          en: 'Note the position of the cage and the angle of lordosis, too.',
        },
      ],
    },
    {
      file: 'cervical-lateral.webp',
      title: '颈椎前路减压融合',
      titleEn: 'Anterior cervical decompression and fusion',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '颈椎侧位沿椎体前缘、后缘连线来读。',
          en: 'Read the lateral neck along the lines of the front and back of the bodies.',
        },
        {
          zh: '前路钢板应居中，不要靠近相邻椎间盘。',
          en: 'The plate should lie in the midline and keep clear of the next disc.',
        },
      ],
    },
    {
      file: 'scoliosis-ap.webp',
      title: '脊柱侧凸矫形',
      titleEn: 'Correction of scoliosis',
      from: [0.5, 0.46, 0.88],
      to: [0.5, 0.5, 0.99],
      lines: [
        {
          zh: '测量侧凸角时，选择倾斜最大的端椎。',
          en: 'To measure the curve, choose the end vertebrae that tilt the most.',
        },
        {
          zh: '矫形追求的是整体平衡，而不只是变直。',
          en: 'Correction aims at balance of the whole, not merely at a straight line.',
        },
      ],
    },
  ],
};

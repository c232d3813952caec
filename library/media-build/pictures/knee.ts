import type { PictureScript } from '../picture-script.ts';

/** Knee arthroplasty and alignment. */
export const knee: PictureScript = {
  id: 'knee',
  title: '膝关节置换与力线',
  titleEn: 'Knee Arthroplasty and Alignment',
  specialties: ['joint', 'rehab'],
  tags: ['膝骨关节炎', '全膝关节置换术', '单髁置换术', '胫骨高位截骨术', '术后关节僵硬'],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'implant-knee-3d.webp',
      title: '人工膝关节',
      titleEn: 'The artificial knee',
      from: [0.5, 0.5, 1],
      to: [0.5, 0.46, 0.9],
      lines: [
        {
          zh: '人工膝关节由股骨髁、胫骨托和衬垫组成。',
          en: 'An artificial knee has a femoral part, a tibial tray and an insert.',
        },
        {
          zh: '置换的目标是无痛、稳定、力线良好。',
          en: 'The aim is a knee that is painless, stable and well aligned.',
        },
      ],
    },
    {
      file: 'knee-ap-lateral.webp',
      title: '膝关节正侧位',
      titleEn: 'AP and lateral knee',
      from: [0.5, 0.5, 1],
      to: [0.44, 0.5, 0.88],
      lines: [
        {
          zh: '正位片比较内外侧间隙，侧位片观察髌骨高度。',
          en: 'Compare both compartments on the AP view and patellar height on the lateral.',
        },
        {
          zh: '负重位比卧位更能反映真实的间隙。',
          en: 'A standing film shows the true joint space better than a supine one.',
        },
      ],
    },
    {
      file: 'rehab-knee-range-of-motion.webp',
      title: '屈伸活动度',
      titleEn: 'Range of motion',
      from: [0.5, 0.5, 0.98],
      to: [0.48, 0.52, 0.88],
      lines: [
        { zh: '术前的活动度，往往决定术后的活动度。', en: 'Motion before surgery often decides motion after it.' },
        { zh: '测量时要记录伸直缺失和最大屈曲。', en: 'Record the loss of extension and the greatest flexion.' },
      ],
    },
    {
      file: 'knee-total-prosthesis.webp',
      title: '全膝置换术后',
      titleEn: 'After total knee arthroplasty',
      from: [0.46, 0.5, 0.86],
      to: [0.5, 0.5, 0.98],
      lines: [
        {
          zh: '术后正位片看胫骨托是否垂直于机械轴。',
          en: 'On the AP film, see whether the tray is square to the mechanical axis.',
        },
        {
          zh: '侧位片看后倾角，以及股骨前皮质有无切迹。',
          en: 'On the lateral, look at the slope and for notching of the anterior cortex.',
        },
      ],
    },
    {
      file: 'knee-3d.webp',
      title: '屈伸间隙平衡',
      titleEn: 'Balancing the gaps',
      from: [0.5, 0.5, 0.98],
      to: [0.52, 0.46, 0.88],
      lines: [
        {
          zh: '屈曲和伸直间隙都应当是对称的矩形。',
          en: 'The flexion and extension gaps should both be even rectangles.',
        },
        { zh: '先处理骨性问题，再松解软组织。', en: 'Deal with the bone first, and release soft tissue afterwards.' },
      ],
    },
    {
      file: 'rehab-gait-analysis.webp',
      title: '步态的恢复',
      titleEn: 'Gait returns',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '步态恢复需要股四头肌力量和本体感觉。',
          en: 'Walking well again needs a strong quadriceps and a sense of position.',
        },
        {
          zh: '随访时请患者走几步，比只看片子更有价值。',
          en: 'Watching the patient walk tells more than the film alone.',
        },
      ],
    },
  ],
};

import type { PictureScript } from '../picture-script.ts';

/** Care around the operation and rehabilitation. */
export const recovery: PictureScript = {
  id: 'recovery',
  title: '围手术期与康复',
  titleEn: 'Perioperative Care and Rehabilitation',
  specialties: ['rehab', 'nursing'],
  tags: ['深静脉血栓', '骨科围手术期护理', '加速康复外科'],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'nursing-care-abstract.webp',
      title: '围手术期护理',
      titleEn: 'Care around the operation',
      from: [0.5, 0.5, 1],
      to: [0.54, 0.48, 0.9],
      lines: [
        {
          zh: '好的护理从入院评估开始，而不是术后。',
          en: 'Good care begins with the assessment on admission, not after surgery.',
        },
        { zh: '疼痛、营养和用药，都要列入清单。', en: 'Pain, nutrition and medicines all belong on the list.' },
      ],
    },
    {
      file: 'surgery-live-lamp-abstract.webp',
      title: '手术室里的核对',
      titleEn: 'Checks in the theatre',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '麻醉前、切皮前、离室前，各核对一次。',
          en: 'Check before anaesthesia, before the incision and before leaving.',
        },
        { zh: '体位垫要保护每一个受压点。', en: 'Padding protects every point under pressure.' },
      ],
    },
    {
      file: 'hip-total-prosthesis-ap.webp',
      title: '术后第一天',
      titleEn: 'The first day after surgery',
      from: [0.5, 0.5, 0.98],
      to: [0.54, 0.52, 0.88],
      lines: [
        { zh: '术后第一天，可以在保护下站立。', en: 'On the first day the patient may stand with protection.' },
        { zh: '踝泵运动简单有效，能促进静脉回流。', en: 'Ankle pumps are simple and help the veins to drain.' },
      ],
    },
    {
      file: 'rehab-knee-range-of-motion.webp',
      title: '关节活动度训练',
      titleEn: 'Training range of motion',
      from: [0.5, 0.5, 1],
      to: [0.47, 0.52, 0.9],
      lines: [
        {
          zh: '活动度训练要循序渐进，以不引起肿胀为度。',
          en: 'Motion is increased step by step, as long as the knee does not swell.',
        },
        { zh: '完全伸直，比多弯几度更重要。', en: 'Full extension matters more than a few degrees of flexion.' },
      ],
    },
    {
      file: 'knee-total-prosthesis.webp',
      title: '股四头肌的力量',
      titleEn: 'Strength of the quadriceps',
      from: [0.48, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        { zh: '股四头肌是膝关节康复的核心。', en: 'The quadriceps is at the heart of knee rehabilitation.' },
        { zh: '直腿抬高从术后当天就可以开始。', en: 'Straight leg raises may begin on the day of surgery.' },
      ],
    },
    {
      file: 'rehab-gait-analysis.webp',
      title: '步态分析',
      titleEn: 'Gait analysis',
      from: [0.54, 0.5, 0.9],
      to: [0.46, 0.5, 0.9],
      lines: [
        { zh: '步态分析记录每一步的角度和时间。', en: 'Gait analysis records the angle and the timing of every step.' },
        {
          zh: '两侧对称，是恢复工作和运动的标准之一。',
          en: 'Symmetry is one of the conditions for returning to work and sport.',
        },
      ],
    },
  ],
};

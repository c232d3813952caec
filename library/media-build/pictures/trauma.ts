import type { PictureScript } from '../picture-script.ts';

/** Fractures of the limbs and their fixation. */
export const trauma: PictureScript = {
  id: 'trauma',
  title: '四肢骨折的固定',
  titleEn: 'Fixation of Limb Fractures',
  specialties: ['trauma'],
  tags: [
    '股骨转子间骨折',
    '股骨颈骨折',
    '胫骨平台骨折',
    '髓内钉固定术',
    '锁定钢板固定术',
    '肱骨近端骨折',
    '桡骨远端骨折',
  ],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'tibia-intramedullary-nail.webp',
      title: '胫骨髓内钉',
      titleEn: 'Tibial nail',
      from: [0.5, 0.5, 1],
      to: [0.5, 0.44, 0.88],
      lines: [
        {
          zh: '髓内钉位于力线中央，两端用锁钉控制旋转。',
          en: 'The nail lies in the line of load, and locking screws control rotation.',
        },
        { zh: '进针点正确，是复位成功的一半。', en: 'The right entry point is half of the reduction.' },
      ],
    },
    {
      file: 'hip-femoral-neck-fracture-ap.webp',
      title: '股骨颈骨折',
      titleEn: 'Femoral neck fracture',
      from: [0.46, 0.5, 0.9],
      to: [0.54, 0.5, 0.9],
      lines: [
        {
          zh: '移位的股骨颈骨折，首先要恢复颈干角。',
          en: 'In a displaced neck fracture, restore the neck-shaft angle first.',
        },
        { zh: '三枚螺钉平行分布，靠近皮质支撑。', en: 'Three parallel screws rest close to the cortex.' },
      ],
    },
    {
      file: 'knee-tibial-plateau-plate.webp',
      title: '胫骨平台骨折',
      titleEn: 'Tibial plateau fracture',
      from: [0.5, 0.5, 1],
      to: [0.46, 0.46, 0.88],
      lines: [
        {
          zh: '平台骨折要恢复关节面，也要恢复宽度。',
          en: 'A plateau fracture needs its surface restored, and its width as well.',
        },
        { zh: '软骨下的排钉，像筏一样托住关节面。', en: 'A row of screws under the cartilage carries it like a raft.' },
      ],
    },
    {
      file: 'humerus-proximal-plate.webp',
      title: '肱骨近端骨折',
      titleEn: 'Proximal humeral fracture',
      from: [0.54, 0.48, 0.88],
      to: [0.5, 0.5, 0.98],
      lines: [
        { zh: '钢板过高会引起肩峰下撞击。', en: 'A plate placed too high will impinge under the acromion.' },
        {
          zh: '内下方的支撑螺钉，可以防止内翻塌陷。',
          en: 'Support screws along the calcar guard against varus collapse.',
        },
      ],
    },
    {
      file: 'wrist-radius-volar-plate.webp',
      title: '桡骨远端骨折',
      titleEn: 'Distal radial fracture',
      from: [0.5, 0.5, 1],
      to: [0.54, 0.52, 0.88],
      lines: [
        {
          zh: '桡骨远端看三个数字：高度、尺偏角、掌倾角。',
          en: 'Three figures count at the wrist: height, inclination and volar tilt.',
        },
        {
          zh: '钢板不要越过分水岭线，以免磨损肌腱。',
          en: 'Keep the plate behind the watershed line to spare the tendons.',
        },
      ],
    },
    {
      file: 'ankle-fracture-orif.webp',
      title: '踝关节骨折',
      titleEn: 'Ankle fracture',
      from: [0.5, 0.52, 0.88],
      to: [0.5, 0.5, 0.99],
      lines: [
        {
          zh: '踝关节复位的关键，是腓骨的长度和旋转。',
          en: 'Length and rotation of the fibula are the key to the ankle.',
        },
        { zh: '最后检查下胫腓是否稳定。', en: 'At the end, test whether the syndesmosis is stable.' },
      ],
    },
  ],
};

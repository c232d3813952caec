import type { Scene } from '../picture-script.ts';

/** The second half of the tour: spine, arm, children and tumours. */
export const spineAndArm: readonly Scene[] = [
  {
    file: 'lumbar-ap-lateral.webp',
    title: '腰椎：数清节段',
    titleEn: 'Lumbar spine: count the levels',
    from: [0.5, 0.5, 0.99],
    to: [0.52, 0.46, 0.88],
    lines: [
      { zh: '读腰椎片，第一件事是数清节段。', en: 'With a lumbar film, the first thing is to count the levels.' },
      {
        zh: '移行椎不少见，数错就会开错。',
        en: 'Transitional vertebrae are common; a wrong count is a wrong operation.',
      },
    ],
  },
  {
    file: 'lumbar-mri-disc-herniation.webp',
    title: '椎管：与症状对照',
    titleEn: 'The canal: match the symptoms',
    from: [0.46, 0.54, 0.88],
    to: [0.5, 0.5, 0.97],
    lines: [
      {
        zh: '影像上的突出，不一定就是疼痛的来源。',
        en: 'The herniation on the image is not always the source of the pain.',
      },
      { zh: '责任节段要靠查体来确认。', en: 'It is the examination that confirms the level.' },
    ],
  },
  {
    file: 'cervical-lateral.webp',
    title: '颈椎：四条线',
    titleEn: 'Cervical spine: four lines',
    from: [0.54, 0.5, 0.9],
    to: [0.46, 0.5, 0.9],
    lines: [
      { zh: '颈椎侧位有四条平滑的弧线。', en: 'A lateral neck has four smooth curves.' },
      { zh: '别忘了看椎前软组织有没有增厚。', en: 'Do not forget to see whether the prevertebral tissue is swollen.' },
    ],
  },
  {
    file: 'scoliosis-ap.webp',
    title: '侧凸：端椎与顶椎',
    titleEn: 'Scoliosis: end and apex',
    from: [0.5, 0.5, 0.99],
    to: [0.46, 0.46, 0.88],
    lines: [
      { zh: '全长片上找到顶椎和上下端椎。', en: 'On the full-length film find the apex and the two end vertebrae.' },
      {
        zh: '测量误差有三到五度，随访时要记得。',
        en: 'Measurement varies by three to five degrees; remember it at follow-up.',
      },
    ],
  },
  {
    file: 'osteoporosis-vertebral-fracture.webp',
    title: '新鲜还是陈旧',
    titleEn: 'New or old?',
    from: [0.5, 0.46, 0.88],
    to: [0.5, 0.5, 0.99],
    lines: [
      { zh: '平片很难区分压缩骨折的新旧。', en: 'Plain films hardly tell a new compression fracture from an old one.' },
      { zh: '磁共振的骨髓水肿，可以回答这个问题。', en: 'Marrow oedema on MRI answers the question.' },
    ],
  },
  {
    file: 'shoulder-ap.webp',
    title: '肩：对位与间隙',
    titleEn: 'Shoulder: position and space',
    from: [0.5, 0.5, 0.98],
    to: [0.52, 0.46, 0.88],
    lines: [
      { zh: '肩关节正位容易漏掉后脱位。', en: 'A posterior dislocation is easily missed on the AP shoulder.' },
      { zh: '外伤后至少要拍两个方向。', en: 'After an injury, take at least two views.' },
    ],
  },
  {
    file: 'humerus-proximal-plate.webp',
    title: '肱骨近端：看内侧',
    titleEn: 'Proximal humerus: the medial side',
    from: [0.46, 0.5, 0.9],
    to: [0.54, 0.5, 0.9],
    lines: [
      { zh: '内侧皮质粉碎，内固定容易失败。', en: 'If the medial cortex is shattered, fixation tends to fail.' },
      { zh: '所以读片时，目光先落在内侧。', en: 'So let your eye fall on the medial side first.' },
    ],
  },
  {
    file: 'wrist-radius-volar-plate.webp',
    title: '腕：三个数字',
    titleEn: 'Wrist: three figures',
    from: [0.5, 0.5, 0.99],
    to: [0.46, 0.5, 0.88],
    lines: [
      {
        zh: '桡骨高度、尺偏角和掌倾角，缺一不可。',
        en: 'Radial height, inclination and volar tilt: all three are needed.',
      },
      { zh: '同时看下尺桡关节有没有分离。', en: 'See, too, whether the distal radioulnar joint has come apart.' },
    ],
  },
  {
    file: 'hand-pa-bilateral.webp',
    title: '手：沿着弧线',
    titleEn: 'Hand: along the arcs',
    from: [0.5, 0.52, 0.88],
    to: [0.5, 0.5, 0.98],
    lines: [
      { zh: '三条腕骨弧线，任何一处中断都要追查。', en: 'There are three carpal arcs; follow up any break in them.' },
      {
        zh: '舟骨骨折早期可能看不见，两周后再拍。',
        en: 'A scaphoid fracture may not show at first; repeat after two weeks.',
      },
    ],
  },
  {
    file: 'paediatric-hand-bone-age.webp',
    title: '儿童：骺板不是骨折',
    titleEn: 'Children: physis or fracture',
    from: [0.5, 0.5, 0.99],
    to: [0.48, 0.5, 0.88],
    lines: [
      {
        zh: '看儿童的片子，先想年龄，再看骨化中心。',
        en: "With a child's film, think of the age before the ossification centres.",
      },
      { zh: '拿不准的时候，拍对侧来比较。', en: 'When in doubt, take the other side for comparison.' },
    ],
  },
  {
    file: 'tumor-distal-femur-osteosarcoma.webp',
    title: '肿瘤：看边界',
    titleEn: 'Tumours: look at the border',
    from: [0.5, 0.5, 0.98],
    to: [0.46, 0.46, 0.88],
    lines: [
      { zh: '病变的边界，比病变的大小更重要。', en: 'The border of a lesion matters more than its size.' },
      {
        zh: '遇到可疑的骨膜反应，先转诊，不要急着开刀。',
        en: 'If the periosteum looks suspicious, refer first and do not hurry to operate.',
      },
    ],
  },
  {
    file: 'surgery-live-lamp-abstract.webp',
    title: '从片子回到病人',
    titleEn: 'From the film back to the patient',
    from: [0.54, 0.5, 0.9],
    to: [0.5, 0.5, 0.98],
    lines: [
      { zh: '片子读完了，还要回到病人床边。', en: 'Once the films are read, go back to the bedside.' },
      {
        zh: '影像和查体一致，手术才有依据。',
        en: 'Only when image and examination agree is there a reason to operate.',
      },
    ],
  },
];

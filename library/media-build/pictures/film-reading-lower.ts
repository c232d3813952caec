import type { Scene } from '../picture-script.ts';

/** The first half of the tour: pelvis to foot. */
export const lowerLimb: readonly Scene[] = [
  {
    file: 'basic-film-reading.webp',
    title: '从一盏观片灯说起',
    titleEn: 'It begins at the light box',
    from: [0.5, 0.5, 0.99],
    to: [0.5, 0.5, 0.9],
    lines: [
      { zh: '读片是骨科医生每天的功课。', en: 'Reading films is the daily work of an orthopaedic surgeon.' },
      {
        zh: '这一课，我们从骨盆走到足踝，看一遍全身。',
        en: 'In this lesson we look at the whole body, from the pelvis to the foot.',
      },
    ],
  },
  {
    file: 'hip-pelvis-ap.webp',
    title: '骨盆：先看对称',
    titleEn: 'Pelvis: symmetry first',
    from: [0.5, 0.5, 1],
    to: [0.5, 0.54, 0.88],
    lines: [
      {
        zh: '骨盆片先看对称：髂骨翼、闭孔和骶孔。',
        en: 'Look for symmetry first: the iliac wings, the foramina and the sacrum.',
      },
      { zh: '再沿髂耻线和髂坐线走一遍。', en: 'Then follow the iliopectineal and ilioischial lines.' },
    ],
  },
  {
    file: 'hip-femoral-neck-fracture-ap.webp',
    title: '股骨颈：沿皮质追踪',
    titleEn: 'Femoral neck: trace the cortex',
    from: [0.54, 0.48, 0.9],
    to: [0.46, 0.5, 0.9],
    lines: [
      {
        zh: '沿股骨颈上下缘追踪，皮质中断就是骨折。',
        en: 'Trace both borders of the neck; a break in the cortex is a fracture.',
      },
      { zh: '平片阴性而疼痛明显时，加做磁共振。', en: 'If the film is normal but the pain is not, add an MRI.' },
    ],
  },
  {
    file: 'hip-ct-mpr.webp',
    title: '断层：三个平面一起读',
    titleEn: 'CT: three planes together',
    from: [0.46, 0.48, 0.9],
    to: [0.5, 0.5, 0.99],
    lines: [
      { zh: '断层图像要三个平面对照着读。', en: 'Read sections in three planes, one against the other.' },
      {
        zh: '先用骨窗看骨折线，再用软组织窗看血肿。',
        en: 'Use the bone window for the fracture and the soft one for haematoma.',
      },
    ],
  },
  {
    file: 'hip-mri-osteonecrosis.webp',
    title: '磁共振：信号的语言',
    titleEn: 'MRI: the language of signal',
    from: [0.5, 0.5, 0.98],
    to: [0.45, 0.46, 0.88],
    lines: [
      { zh: '在T1加权像上，脂肪亮，水肿暗。', en: 'On T1-weighted images fat is bright and oedema is dark.' },
      { zh: '比较左右两侧，是最简单的参照。', en: 'The other side is the simplest reference.' },
    ],
  },
  {
    file: 'hip-total-prosthesis-ap.webp',
    title: '人工髋：看界面',
    titleEn: 'Hip replacement: look at the interface',
    from: [0.5, 0.5, 0.99],
    to: [0.55, 0.52, 0.88],
    lines: [
      {
        zh: '假体周围的透亮线，要和以往片子比较。',
        en: 'Compare any clear line around the implant with earlier films.',
      },
      { zh: '逐渐增宽的透亮带，才提示松动。', en: 'It is the widening line that speaks of loosening.' },
    ],
  },
  {
    file: 'knee-ap-lateral.webp',
    title: '膝：间隙与力线',
    titleEn: 'Knee: space and alignment',
    from: [0.48, 0.5, 0.88],
    to: [0.52, 0.5, 0.98],
    lines: [
      {
        zh: '膝关节要读间隙、骨赘和软骨下硬化。',
        en: 'At the knee read the space, the osteophytes and the subchondral bone.',
      },
      { zh: '力线需要全长片，局部片代替不了。', en: 'Alignment needs a full-length film; a local one will not do.' },
    ],
  },
  {
    file: 'knee-mri-sagittal.webp',
    title: '膝：韧带与半月板',
    titleEn: 'Knee: ligaments and menisci',
    from: [0.5, 0.5, 0.9],
    to: [0.46, 0.5, 0.9],
    lines: [
      {
        zh: '一层一层翻过去，前交叉韧带应当连续、笔直。',
        en: 'Slice by slice, the anterior cruciate should be continuous and straight.',
      },
      {
        zh: '半月板内的高信号到达表面，才算撕裂。',
        en: 'Signal within the meniscus is a tear only if it reaches the surface.',
      },
    ],
  },
  {
    file: 'knee-tibial-plateau-plate.webp',
    title: '平台骨折：高度与宽度',
    titleEn: 'Tibial plateau: height and width',
    from: [0.5, 0.5, 0.99],
    to: [0.48, 0.44, 0.88],
    lines: [
      {
        zh: '术后片与术前比较，关节面恢复了多少。',
        en: 'Compare with the film before surgery: how much of the surface is restored?',
      },
      { zh: '螺钉长度不应超过对侧皮质太多。', en: 'No screw should stand far beyond the opposite cortex.' },
    ],
  },
  {
    file: 'tibia-intramedullary-nail.webp',
    title: '长骨：两个关节都要拍到',
    titleEn: 'Long bones: show both joints',
    from: [0.5, 0.45, 0.88],
    to: [0.5, 0.5, 0.99],
    lines: [
      { zh: '长骨骨折要包括上下两个关节。', en: 'A film of a long bone must show the joint at either end.' },
      { zh: '这样才能判断旋转和长度。', en: 'Only then can rotation and length be judged.' },
    ],
  },
  {
    file: 'ankle-fracture-orif.webp',
    title: '踝：看踝穴',
    titleEn: 'Ankle: look at the mortise',
    from: [0.5, 0.5, 0.99],
    to: [0.5, 0.54, 0.88],
    lines: [
      {
        zh: '踝穴位上，距骨四周的间隙应当均匀。',
        en: 'On the mortise view the space around the talus should be even.',
      },
      { zh: '内侧间隙增宽，提示三角韧带损伤。', en: 'A wide medial space suggests injury of the deltoid ligament.' },
    ],
  },
  {
    file: 'calcaneus-fracture-bohler.webp',
    title: '跟骨：量一个角度',
    titleEn: 'Calcaneus: measure one angle',
    from: [0.46, 0.5, 0.9],
    to: [0.54, 0.5, 0.9],
    lines: [
      { zh: '跟骨侧位片，先量结节关节角。', en: 'On the lateral calcaneus, measure the tuber joint angle first.' },
      { zh: '双侧对比，比记住正常值更可靠。', en: 'Comparing both sides is safer than remembering a normal value.' },
    ],
  },
];

import type { PictureScript } from '../picture-script.ts';

/** Knee ligaments and the shoulder. */
export const sports: PictureScript = {
  id: 'sports',
  title: '膝与肩的运动损伤',
  titleEn: 'Sports Injuries of the Knee and Shoulder',
  specialties: ['sports'],
  tags: [
    '前交叉韧带损伤',
    '前交叉韧带重建术',
    '半月板损伤',
    '肩袖撕裂',
    '肩袖修补术',
    '复发性肩关节脱位',
    'Bankart修复术',
  ],
  atLeastSeconds: 84,
  scenes: [
    {
      file: 'knee-3d.webp',
      title: '膝关节的稳定结构',
      titleEn: 'What keeps the knee stable',
      from: [0.5, 0.5, 1],
      to: [0.52, 0.46, 0.88],
      lines: [
        {
          zh: '膝关节靠骨、韧带和半月板共同维持稳定。',
          en: 'Bone, ligaments and menisci together keep the knee stable.',
        },
        {
          zh: '两条交叉韧带在髁间窝内前后交叉。',
          en: 'The two cruciate ligaments cross inside the intercondylar notch.',
        },
      ],
    },
    {
      file: 'knee-3d-turntable.mp4',
      title: '旋转观察',
      titleEn: 'A turn around the joint',
      from: [0.5, 0.5, 1],
      to: [0.5, 0.5, 1],
      lines: [
        {
          zh: '转动模型，可以看到股骨髁与胫骨平台的对合。',
          en: 'As the model turns, see how the condyles meet the tibial plateau.',
        },
        {
          zh: '髌骨位于前方，腓骨头在外侧稍后。',
          en: 'The patella lies in front, and the fibular head to the outer back.',
        },
      ],
    },
    {
      file: 'knee-mri-sagittal.webp',
      title: '膝关节磁共振矢状位',
      titleEn: 'Sagittal MRI of the knee',
      from: [0.46, 0.5, 0.92],
      to: [0.52, 0.5, 0.84],
      lines: [
        { zh: '磁共振能直接显示韧带的走行和信号。', en: 'MRI shows the course and signal of the ligaments directly.' },
        { zh: '正常半月板呈均匀的低信号三角形。', en: 'A normal meniscus appears as an even, dark triangle.' },
      ],
    },
    {
      file: 'knee-acl-reconstruction.webp',
      title: '前交叉韧带重建术后',
      titleEn: 'After ACL reconstruction',
      from: [0.5, 0.5, 1],
      to: [0.44, 0.52, 0.86],
      lines: [
        {
          zh: '重建术后的平片，要看骨道的位置和固定物。',
          en: 'After reconstruction, check the tunnels and the fixation on plain films.',
        },
        {
          zh: '侧位片上，股骨骨道不应过于靠前。',
          en: 'On the lateral view the femoral tunnel should not lie too far forward.',
        },
      ],
    },
    {
      file: 'shoulder-ap.webp',
      title: '肩关节正位',
      titleEn: 'AP view of the shoulder',
      from: [0.5, 0.5, 0.98],
      to: [0.54, 0.44, 0.86],
      lines: [
        {
          zh: '肩关节活动范围最大，也最容易失稳。',
          en: 'The shoulder moves the most of all joints and gives way most easily.',
        },
        { zh: '阅片时先看肱骨头与肩胛盂的对位。', en: 'Look first at how the humeral head faces the glenoid.' },
      ],
    },
    {
      file: 'shoulder-3d-rotator-cuff.webp',
      title: '肩袖的位置',
      titleEn: 'Where the rotator cuff lies',
      from: [0.5, 0.5, 0.88],
      to: [0.5, 0.48, 1],
      lines: [
        {
          zh: '肩袖四块肌肉包绕肱骨头，使它居中。',
          en: 'Four cuff muscles wrap the humeral head and keep it centred.',
        },
        {
          zh: '冈上肌腱经过肩峰下方，撕裂多发生在这里。',
          en: 'The supraspinatus passes under the acromion, where most tears occur.',
        },
      ],
    },
  ],
};

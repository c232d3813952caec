import type { PictureScript } from '../picture-script.ts';
import { lowerLimb } from './film-reading-lower.ts';
import { spineAndArm } from './film-reading-upper.ts';

/** A tour of the whole skeleton; long enough for a try-watch to end in it (rules/video#try-watch). */
export const filmReading: PictureScript = {
  id: 'film-reading',
  title: '骨科读片六分钟',
  titleEn: 'Six Minutes of Film Reading',
  specialties: ['basic', 'joint', 'spine', 'trauma', 'sports', 'hand', 'foot', 'tumor', 'paediatric'],
  tags: ['骨折愈合', '三维打印技术', '导航与机器人辅助手术'],
  atLeastSeconds: 360,
  scenes: [...lowerLimb, ...spineAndArm],
};

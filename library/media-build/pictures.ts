import type { PictureScript } from './picture-script.ts';
import { boneDisease } from './pictures/bone-disease.ts';
import { filmReading } from './pictures/film-reading.ts';
import { handFoot } from './pictures/hand-foot.ts';
import { hip } from './pictures/hip.ts';
import { knee } from './pictures/knee.ts';
import { recovery } from './pictures/recovery.ts';
import { spine } from './pictures/spine.ts';
import { sports } from './pictures/sports.ts';
import { trauma } from './pictures/trauma.ts';

/** The shared pictures; the long one comes first since its build is the longest. */
export const PICTURES: readonly PictureScript[] = [
  filmReading,
  hip,
  knee,
  spine,
  trauma,
  sports,
  handFoot,
  boneDisease,
  recovery,
];

import { toEven } from './choose-renditions.ts';

/** The preview tiles of the seek bar: each shows the second `index * everySeconds`. */
export interface TilePlan {
  readonly width: number;
  readonly height: number;
  readonly everySeconds: number;
  readonly columns: number;
}

const BOX = { width: 160, height: 90 };
const COLUMNS = 10;
const EVERY_SECONDS = 5;

/** A sheet with more tiles would be higher than a WebP may be. */
const TILES_MAX = 1800;

/** The preview tiles of a video, in its proportions; a long video has one every 10, 15 … seconds. */
export function planTiles({ seconds, width, height }: { seconds: number; width: number; height: number }): TilePlan {
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return {
    width: toEven(width * scale),
    height: toEven(height * scale),
    everySeconds: EVERY_SECONDS * Math.ceil(seconds / (EVERY_SECONDS * TILES_MAX)),
    columns: COLUMNS,
  };
}

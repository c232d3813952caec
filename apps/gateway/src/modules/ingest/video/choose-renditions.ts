/** A definition as it is encoded (rules/ingest#renditions). */
export interface PlannedRendition {
  readonly name: 'SD' | 'HD' | 'FHD';
  readonly width: number;
  readonly height: number;
  /** Highest rate in kbit/s, which the rate control never exceeds over two seconds. */
  readonly maxRate: number;
}

/** The box of a landscape video and the highest rate in kbit/s; for a portrait video the box is rotated. */
const RENDITION_PRESETS = [
  { name: 'SD', long: 854, short: 480, maxRate: 1200 },
  { name: 'HD', long: 1280, short: 720, maxRate: 2800 },
  { name: 'FHD', long: 1920, short: 1080, maxRate: 5500 },
] as const;

/** A definition is left out if it would be less than this much larger than the one below. */
const STEP_MIN = 1.15;

/**
 * The renditions of a video from the smallest: scaled down into the box of each definition and never enlarged. The
 * first one in the video's own size is the last.
 */
export function chooseRenditions({ width, height }: { width: number; height: number }): PlannedRendition[] {
  const chosen: PlannedRendition[] = [];
  let before = 0;
  for (const { name, long, short, maxRate } of RENDITION_PRESETS) {
    const [boxWidth, boxHeight] = width >= height ? [long, short] : [short, long];
    const scale = Math.min(1, boxWidth / width, boxHeight / height);
    if (before === 0 || scale >= before * STEP_MIN)
      chosen.push({ name, width: toEven(width * scale), height: toEven(height * scale), maxRate });
    if (scale === 1) break;
    before = scale;
  }
  return chosen;
}

/** H.264 with 4:2:0 needs even sides; an odd one loses a line and is not enlarged. */
export function toEven(length: number): number {
  return Math.max(2, Math.ceil(length / 2 - 0.5) * 2);
}

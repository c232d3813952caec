/** Frame rates that are encoded, as ffmpeg's ratios, ascending. */
const FRAME_RATES = ['15', '24000/1001', '24', '25', '30000/1001', '30', '48', '50', '60000/1001', '60'] as const;

/** Deviation within which a measured average counts as a standard rate. */
const TOLERANCE = 0.005;

/**
 * The constant rate that a video is encoded with: the standard rate nearest above its average. Phones and screen
 * recorders write variable rates, which players of segments do not expect.
 */
export function chooseFrameRate(average: number | null): string {
  const wanted = average ?? 25;
  const rates = FRAME_RATES.filter((rate) => getRate(rate) >= wanted * (1 - TOLERANCE));
  return rates[0] ?? '60';
}

/** Frames per second of a ratio. */
export function getRate(ratio: string): number {
  const [above = 1, below = 1] = ratio.split('/').map(Number);
  return above / below;
}

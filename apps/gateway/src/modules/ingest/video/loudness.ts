import { LOUDNESS } from './encoding-settings.ts';

/** Loudness of a sound track (EBU R 128): integrated in LUFS, true peak in dB below full scale. */
export interface Loudness {
  readonly integrated: number;
  readonly peak: number;
}

/** Below this a track counts as silent; ebur128 reports -70 for digital silence. */
const SILENCE = -60;

/** More gain would only raise the noise of a nearly silent track. */
const GAIN_MAX = 30;

/** Reads the summary that ffmpeg's filter ebur128 prints at the end; null where there is none. */
export function readLoudness(stderr: string): Loudness | null {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const integrated = Number(/\bI:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/\bPeak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
  return Number.isFinite(integrated) && Number.isFinite(peak) ? { integrated, peak } : null;
}

/**
 * ffmpeg's filters that bring a track to the loudness of all (rules/ingest#sound): one gain for the whole track, so
 * that its dynamics stay, and a limiter where the gain would clip peaks. None for a silent track.
 */
export function buildLoudnessFilters(measured: Loudness | null): string[] {
  if (!measured || measured.integrated < SILENCE) return [];
  const gain = Math.min(GAIN_MAX, LOUDNESS.integrated - measured.integrated);
  const limit = 10 ** (LOUDNESS.peak / 20);
  return [
    `volume=${gain.toFixed(2)}dB`,
    ...(measured.peak + gain > LOUDNESS.peak ? [`alimiter=level=disabled:limit=${limit.toFixed(3)}`] : []),
  ];
}

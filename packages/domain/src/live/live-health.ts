/** Interval in which the stream of an encoder is measured, in ms (rules/stream#health). */
export const LIVE_HEALTH_STEP_MS = 5000;

/** Number of values of a line: ten minutes (rules/stream#health). */
export const LIVE_HEALTH_LINE_LENGTH = 120;

/** Age of a measurement from which the encoder counts as away, in ms: two more are missing. */
const AWAY_MS = 12_000;

/** A gap between frames is lost time if it is longer than so many usual distances. */
const GAP_FACTOR = 1.5;

/** A larger step of the timestamps, in ms, is a jump of the encoder's clock (rules/stream#clocks). */
const JUMP_MS = 5000;

/** The states of an encoder's stream (rules/stream#health). */
export const LIVE_HEALTH_STATES = ['good', 'weak', 'away'] as const;
export type LiveHealthState = (typeof LIVE_HEALTH_STATES)[number];

/** A measurement of an encoder's stream. */
export interface StreamMeasurement {
  readonly kbits: number;
  /** Frames a second. */
  readonly frames: number;
  /** Share of the time that no frame covers, 0 to 1. */
  readonly lostShare: number;
  /** Time from a frame to the publication of its segment, in ms; null if none was published. */
  readonly delayMs: number | null;
}

/** The properties by which a stream is weak, the first one first. */
export type StreamWeakness = 'kbits' | 'frames' | 'lost' | 'delay';

const WEAKNESSES: readonly (readonly [StreamWeakness, (measured: StreamMeasurement) => boolean])[] = [
  ['kbits', ({ kbits }) => kbits < 1500],
  ['frames', ({ frames }) => frames < 20],
  ['lost', ({ lostShare }) => lostShare > 0.02],
  ['delay', ({ delayMs }) => delayMs !== null && delayMs > 10_000],
];

/** The first property by which a stream is weak; null if it is good (rules/stream#health). */
export const findStreamWeakness = (measured: StreamMeasurement): StreamWeakness | null =>
  WEAKNESSES.find(([, isWeak]) => isWeak(measured))?.[0] ?? null;

/** The state of a stream by its last measurement; null for none (rules/stream#health). */
export function getLiveHealthState(
  measured: (StreamMeasurement & { readonly at: number }) | null,
  now: number,
): LiveHealthState {
  if (measured === null || now - measured.at > AWAY_MS) return 'away';
  return findStreamWeakness(measured) === null ? 'good' : 'weak';
}

/**
 * The share of lost time between frames, by their timestamps in ms: as far as a gap is longer than the usual distance,
 * the median. A jump of the encoder's clock counts for nothing.
 */
export function measureLostShare(timestamps: readonly number[]): number {
  const distances = timestamps
    .slice(1)
    .map((timestamp, index) => timestamp - (timestamps[index] ?? timestamp))
    .filter((distance) => distance > 0 && distance <= JUMP_MS)
    .toSorted((a, b) => a - b);
  const usual = distances[Math.floor(distances.length / 2)];
  if (usual === undefined) return 0;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const lost = distances.filter((distance) => distance > usual * GAP_FACTOR).map((distance) => distance - usual);
  return sum(lost) / sum(distances);
}

/**
 * The bitrates of the last ten minutes until `now`, one for each step: those of a line whose last one is from `at`, and
 * 0 for each step since (rules/stream#health).
 */
export function continueHealthLine(line: readonly number[], at: number, now: number): number[] {
  const missed = Math.max(0, Math.floor((now - at) / LIVE_HEALTH_STEP_MS));
  return [...line, ...Array<number>(Math.min(missed, LIVE_HEALTH_LINE_LENGTH)).fill(0)].slice(-LIVE_HEALTH_LINE_LENGTH);
}

/** The line with one more bitrate, that of the step until `now`. */
export const appendToHealthLine = (line: readonly number[], at: number, now: number, kbits: number): number[] =>
  [...continueHealthLine(line, at, now - LIVE_HEALTH_STEP_MS), kbits].slice(-LIVE_HEALTH_LINE_LENGTH);

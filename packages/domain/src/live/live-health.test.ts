import { expect, test } from 'vitest';
import {
  appendToHealthLine,
  continueHealthLine,
  findStreamWeakness,
  getLiveHealthState,
  LIVE_HEALTH_STEP_MS,
  type LiveHealthState,
  measureLostShare,
  type StreamMeasurement,
  type StreamWeakness,
} from './live-health.ts';

const NOW = 1_800_000_000_000;
const GOOD: StreamMeasurement = { kbits: 4200, frames: 25, lostShare: 0.001, delayMs: 3800 };

test.each<[name: string, measured: Partial<StreamMeasurement>, weakness: StreamWeakness | null]>([
  ['as usual', {}, null],
  ['with the lowest bitrate', { kbits: 1500 }, null],
  ['below it', { kbits: 1499 }, 'kbits'],
  ['with the fewest frames', { frames: 20 }, null],
  ['below them', { frames: 19 }, 'frames'],
  ['with the largest loss', { lostShare: 0.02 }, null],
  ['above it', { lostShare: 0.021 }, 'lost'],
  ['with the largest delay', { delayMs: 10_000 }, null],
  ['above it', { delayMs: 10_001 }, 'delay'],
  ['that publishes nothing, as during a pause by hand', { delayMs: null }, null],
  ['with several weaknesses', { kbits: 1100, frames: 18, lostShare: 0.024 }, 'kbits'],
])('a stream %s: %j is weak by %s', (_name, measured, weakness) => {
  expect(findStreamWeakness({ ...GOOD, ...measured })).toBe(weakness);
});

test.each<[name: string, measured: Partial<StreamMeasurement> | null, age: number, state: LiveHealthState]>([
  ['was never measured', null, 0, 'away'],
  ['is good', {}, 0, 'good'],
  ['was good twelve seconds ago', {}, 12_000, 'good'],
  ['was not measured for longer', {}, 12_001, 'away'],
  ['is weak', { kbits: 300 }, 5000, 'weak'],
  ['was weak before it left', { kbits: 300 }, 12_001, 'away'],
])('a stream that %s', (_name, measured, age, state) => {
  expect(getLiveHealthState(measured && { ...GOOD, ...measured, at: NOW - age }, NOW)).toBe(state);
});

const FRAMES = Array.from({ length: 26 }, (_, index) => index * 40);

test.each<[name: string, timestamps: readonly number[], share: number]>([
  ['nothing', [], 0],
  ['one frame', [40], 0],
  ['frames without a gap', FRAMES, 0],
  ['frames that are slightly irregular', [0, 33, 67, 100, 133, 180], 0],
  ['a quarter that was dropped', FRAMES.filter((_, index) => index === 0 || index % 4 !== 0), 0.24],
  ['a gap of 200 ms within a second', FRAMES.filter((at) => at <= 400 || at >= 600), 0.16],
  ['a jump of the clock ahead', [...FRAMES, 90_000, 90_040], 0],
  ['a jump of the clock back', [5000, 5040, 0, 40], 0],
])('of %s the lost share is measured', (_name, timestamps, share) => {
  expect(measureLostShare(timestamps)).toBeCloseTo(share);
});

const STEP = LIVE_HEALTH_STEP_MS;

test.each<[name: string, line: readonly number[], steps: number, continued: readonly number[]]>([
  ['that is up to date', [3, 4], 0.9, [3, 4]],
  ['that misses two values', [3, 4], 2, [3, 4, 0, 0]],
  ['of which no value is from the last ten minutes', [3, 4], 500, Array(120).fill(0)],
  ['of ten minutes', Array(120).fill(5), 1, [...Array(119).fill(5), 0]],
  ['of the future', [3], -9, [3]],
])('a line %s', (_name, line, steps, continued) => {
  expect(continueHealthLine(line, NOW, NOW + steps * STEP)).toEqual(continued);
});

test.each<[name: string, steps: number, line: readonly number[]]>([
  ['after a step', 1, [3, 4, 9]],
  ['after a step that was late', 1.9, [3, 4, 9]],
  ['after a step that was early', 0.9, [3, 4, 9]],
  ['after steps without an encoder', 3, [3, 4, 0, 0, 9]],
])('a value is appended %s', (_name, steps, line) => {
  expect(appendToHealthLine([3, 4], NOW, NOW + steps * STEP, 9)).toEqual(line);
});

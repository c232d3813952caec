import { expect, test } from 'vitest';
import { createContinuousTime } from './continuous-time.ts';

const HOUR = 3_600_000;

/** The continuous times of timestamps that arrive at times of the gateway. */
function convert(packets: readonly (readonly [timestamp: number, at: number])[]): number[] {
  let now = 0;
  const toTime = createContinuousTime(() => now);
  return packets.map(([timestamp, at]) => {
    now = at;
    return toTime(timestamp);
  });
}

test.each([
  [
    'that start at zero',
    [
      [0, 0],
      [40, 40],
      [80, 90],
    ],
    [0, 40, 80],
  ],
  [
    'that start after an hour',
    [
      [HOUR, 7],
      [HOUR + 40, 47],
    ],
    [0, 40],
  ],
  [
    'of audio and video slightly out of order',
    [
      [1000, 0],
      [1040, 40],
      [1023, 41],
    ],
    [0, 40, 23],
  ],
  [
    'after a pause of the encoder',
    [
      [0, 0],
      [4900, 4900],
    ],
    [0, 4900],
  ],
  [
    'that jump ahead by an hour',
    [
      [0, 0],
      [40, 40],
      [HOUR, 80],
      [HOUR + 40, 120],
    ],
    [0, 40, 80, 120],
  ],
  [
    'that jump back by an hour',
    [
      [HOUR, 0],
      [HOUR + 40, 40],
      [500, 100],
      [540, 140],
    ],
    [0, 40, 100, 140],
  ],
  [
    'that overflow',
    [
      [2 ** 32 - 40, 0],
      [0, 40],
      [40, 80],
    ],
    [0, 40, 80],
  ],
  [
    'that jump while the clock of the gateway is set back',
    [
      [0, 9000],
      [HOUR, 10],
      [HOUR + 40, 50],
    ],
    [0, 0, 40],
  ],
] as const)('timestamps %s', (_name, packets, times) => {
  expect(convert(packets)).toEqual(times);
});

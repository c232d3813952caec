import { expect, it } from 'vitest';
import { createEstimate } from './estimate.ts';

it('returns null at first, then the remaining time by the speed since', () => {
  const estimate = createEstimate(10_000);
  expect(estimate(0, 100)).toBeNull();
  expect(estimate(2_000, 2_000)).toBeNull();
  expect(estimate(4_000, 4_100)).toBe(6);
  expect(estimate(9_900, 9_100)).toBe(1);
});

it('counts from where an upload was resumed, and returns null while it stalls', () => {
  const estimate = createEstimate(10_000);
  expect(estimate(8_000, 0)).toBeNull();
  expect(estimate(8_000, 5_000)).toBeNull();
  expect(estimate(9_000, 5_000)).toBe(5);
});

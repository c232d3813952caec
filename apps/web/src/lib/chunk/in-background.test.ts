import { expect, test, vi } from 'vitest';
import { inBackground, isPlayerFirst, isSlowNetwork } from './in-background.ts';

test.each([
  [{}, 3900, false],
  [{ effectiveType: '4g' }, 3900, false],
  [{ effectiveType: '3g' }, 100, true],
  [{ effectiveType: '4g', saveData: true }, 100, true],
  [{}, 4100, true],
])('a network of %o whose portal starts after %i ms is slow: %o', (connection, startedAt, slow) => {
  expect(isSlowNetwork(connection, startedAt)).toBe(slow);
});

test('a page without a player loads everything at once', async () => {
  const load = vi.fn(async () => 'part');
  expect(isPlayerFirst).toBe(false);
  await expect(inBackground(load)).resolves.toBe('part');
});

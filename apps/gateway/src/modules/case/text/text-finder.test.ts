import { afterAll, expect, test, vi } from 'vitest';
import { createTextFinder } from './text-finder-service.ts';

const finder = createTextFinder();
afterAll(() => finder.close());

/** A picture without a stroke, whose search takes no time. */
const picture = { width: 64, height: 64, gray8: new Uint8Array(64 * 64) };

test('a killed process is started again, and its picture is read', async () => {
  expect(await finder.findText(picture)).toEqual([]);
  const before = finder.getProcessId();
  expect(before).toEqual(expect.any(Number));
  process.kill(before ?? 0, 'SIGKILL');
  expect(await finder.findText(picture)).toEqual([]);
  expect(finder.getProcessId()).not.toBe(before);
});

test('a picture is refused where twenty wait, and the others are read', async () => {
  const running = Array.from({ length: 21 }, () => finder.findText(picture));
  await vi.waitFor(() => expect(() => finder.findText(picture)).toThrow('unavailable'));
  expect(await Promise.all(running)).toEqual(running.map(() => []));
});

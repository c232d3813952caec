import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { chooseRenditions } from './choose-renditions.ts';
import { assertFreeSpace, estimateVideoBytes } from './disk-space.ts';

test('an hour of three renditions may need 4 GB, in the work folder and in the storage', () => {
  const bytes = estimateVideoBytes({ seconds: 3600, audio: [{}] }, chooseRenditions({ width: 1920, height: 1080 }));
  expect(bytes / 2 / 1e9).toBeCloseTo(4.3, 1);
});

test('an import waits if the disk has too little free space', async () => {
  await expect(assertFreeSpace(tmpdir(), 1, 0)).resolves.toBeUndefined();
  await expect(assertFreeSpace(tmpdir(), 1, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/MB free, \d+ MB are needed/);
});

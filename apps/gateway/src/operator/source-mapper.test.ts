import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSourceMapper } from './source-mapper.ts';

/** Column 15 is line 12, column 3 of the player; column 29 is line 2, column 1 of the package's file. */
const map = {
  version: 3,
  file: 'player-Ab12.js',
  names: [],
  sources: ['../../src/features/video/player.tsx', '../../../../packages/domain/src/video/clock.ts'],
  mappings: 'AAAA,cAWE,cCVF',
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-maps-'));
  await writeFile(join(folder, 'player-Ab12.js.map'), JSON.stringify(map));
  await writeFile(join(folder, 'service-worker.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['of Chromium', 'at go (/edu/assets/player-Ab12.js:1:15)', 'at go (apps/web/src/features/video/player.tsx:12:3)'],
  ['without a function', 'at /edu/assets/player-Ab12.js:1:20', 'at apps/web/src/features/video/player.tsx:12:3'],
  ['of Firefox and Safari', 'go@/edu/assets/player-Ab12.js:1:15', 'go@apps/web/src/features/video/player.tsx:12:3'],
  ['in a package', 'at go (/edu/assets/player-Ab12.js:1:29)', 'at go (packages/domain/src/video/clock.ts:2:1)'],
  ['of the service worker', 'at /edu/service-worker.js:1:15', 'at apps/web/src/features/video/player.tsx:12:3'],
])('a frame %s is shown in its source line', async (_what, built, source) => {
  expect(await createSourceMapper(folder)(built)).toBe(source);
});

test.each([
  ['of an unknown file', 'at go (/edu/assets/player-Old1.js:1:15)'],
  ['past the end of its file', 'at go (/edu/assets/player-Ab12.js:7:1)'],
  ['of no file', 'at new Promise (<anonymous>)'],
  ['of a path that leaves the folder', 'at /edu/assets/../../x.js:1:1'],
])('a frame %s stays as it is', async (_what, frame) => {
  expect(await createSourceMapper(folder)(frame)).toBe(frame);
});

test('the other frames of a stack are mapped all the same', async () => {
  const stack = 'at a (/edu/assets/gone-1.js:1:1)\nat b (/edu/assets/player-Ab12.js:1:15)';
  expect(await createSourceMapper(folder)(stack)).toBe(
    'at a (/edu/assets/gone-1.js:1:1)\nat b (apps/web/src/features/video/player.tsx:12:3)',
  );
});

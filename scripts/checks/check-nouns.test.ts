import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkNouns } from './check-nouns.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'osteon-nouns-'));
});
afterAll(() => rm(root, { recursive: true }));

test('a feature may be missing in the portal, but not go by another name', async () => {
  const folders = [
    'packages/contract/src/live',
    'packages/contract/src/course',
    'packages/contract/src/video',
    'apps/gateway/src/modules/live',
    'apps/gateway/src/modules/video',
    'apps/web/src/features/lives',
  ];
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
  expect(await checkNouns(root)).toEqual([
    "apps/web/src/features/lives: 'lives' is none of the nouns of scripts/checks/check-nouns.ts.",
    'packages/contract/src/course: no module apps/gateway/src/modules/course answers its calls.',
  ]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWalls } from './check-walls.ts';
import { brokenWall } from './walls.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'osteon-walls-'));
});
afterAll(() => rm(root, { recursive: true }));

test('names file, line, import and rule of each breach, in every way of importing', async () => {
  const feature = 'apps/web/src/features/video/player.tsx';
  const text = [
    `import { useState } from 'react';`,
    `import { Button } from '../../ui/button/button.tsx';`,
    `import type { Session } from '../account/session.ts';`,
    `export { login } from '../account/login.ts';`,
    `const page = import('../../app/routes/home.tsx');`,
  ].join('\n');
  await mkdir(dirname(join(root, feature)), { recursive: true });
  await writeFile(join(root, feature), text);
  expect(await checkWalls(root)).toEqual([
    `${feature}:3 imports '../account/session.ts': a feature never imports another; only app/routes composes two.`,
    `${feature}:4 imports '../account/login.ts': a feature never imports another; only app/routes composes two.`,
    `${feature}:5 imports '../../app/routes/home.tsx': features may import ui, lib, texts.`,
  ]);
});

const module = (path: string) => `apps/gateway/src/modules/${path}.ts`;

test.each([
  ['packages/contract/src/live/calls.ts', 'packages/domain/src/index.ts'],
  ['packages/domain/src/live/statuses.ts', 'packages/contract/src/index.ts'],
  ['apps/web/src/lib/session/store.ts', 'apps/gateway/src/session.ts'],
  ['apps/gateway/src/app.ts', 'apps/web/src/lib/site.ts'],
  ['apps/web/src/ui/card/card.tsx', 'apps/web/src/features/home/banner.tsx'],
  ['apps/web/src/lib/events.ts', 'apps/web/src/ui/card/card.tsx'],
  ['apps/gateway/src/platform/session/session-plugin.ts', module('account/sessions')],
  ['apps/gateway/src/platform/database/connect.ts', module('live/tables')],
  [module('home/service'), module('video/repository')],
  [module('home/service'), module('account/session-repository')],
  [module('home/service'), module('video/handlers')],
  [module('video/repository'), module('doctor/service')],
  [module('video/repository'), module('video/service')],
  [module('video/policy'), module('video/repository')],
  [module('video/service'), module('video/handlers')],
])('%s may not import %s', (from, to) => {
  expect(brokenWall(from, to)).toBeDefined();
});

test.each([
  ['apps/web/src/app/routes/home.tsx', 'apps/web/src/features/home/banner.tsx'],
  ['apps/web/src/features/home/banner.tsx', 'apps/web/src/features/home/slide.tsx'],
  ['apps/web/src/features/home/banner.tsx', 'packages/contract/src/index.ts'],
  ['apps/gateway/src/app.ts', module('index')],
  [module('index'), module('video/index')],
  [module('home/service'), module('video/service')],
  [module('video/repository'), module('doctor/tables')],
  [module('video/handlers'), module('video/service')],
  [module('video/service'), module('video/repository')],
])('%s may import %s', (from, to) => {
  expect(brokenWall(from, to)).toBeUndefined();
});

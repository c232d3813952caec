import { expect, test } from 'vitest';
import { brokenBoundary, checkImportBoundaries } from './import-boundaries.ts';
import { buildSourceTree } from './source-tree.ts';

test('names file, line, import and rule of each breach, in every way of importing', () => {
  const feature = 'apps/web/src/features/video/player.tsx';
  const text = [
    `import { useState } from 'react';`,
    `import { Button } from '../../ui/button/button.tsx';`,
    `import type { Session } from '../account/session.ts';`,
    `export { login } from '../account/login.ts';`,
    `const page = import('../../app/routes/home.tsx');`,
    `const worker = new URL('../account/worker.ts', import.meta.url);`,
  ].join('\n');
  expect(checkImportBoundaries(buildSourceTree({ [feature]: text }))).toEqual([
    `${feature}:3 imports '../account/session.ts': a feature never imports another; only app composes features.`,
    `${feature}:4 imports '../account/login.ts': a feature never imports another; only app composes features.`,
    `${feature}:5 imports '../../app/routes/home.tsx': features may import entities, ui, lib, texts.`,
    `${feature}:6 imports '../account/worker.ts': a feature never imports another; only app composes features.`,
  ]);
});

test('finds a workspace that is imported by the name of its package', () => {
  const tree = buildSourceTree({
    'packages/contract/package.json': '{ "name": "@osteon/contract", "exports": { ".": "./src/index.ts" } }',
    'packages/domain/src/limits.ts': `import { calls } from '@osteon/contract';`,
  });
  expect(checkImportBoundaries(tree)).toEqual([
    `packages/domain/src/limits.ts:1 imports '@osteon/contract': packages/domain may import no other workspace.`,
  ]);
});

const web = (path: string) => `apps/web/src/${path}`;
const module = (path: string) => `apps/gateway/src/modules/${path}.ts`;

test.each([
  ['packages/contract/src/live/calls.ts', 'apps/gateway/src/app.ts'],
  ['packages/domain/src/live/statuses.ts', 'packages/contract/src/index.ts'],
  [web('lib/session/store.ts'), 'apps/gateway/src/session.ts'],
  ['apps/gateway/src/app.ts', web('lib/site.ts')],
  ['apps/gateway/src/app.ts', 'scripts/free-port.mjs'],
  [web('ui/card/card.tsx'), web('features/home/banner.tsx')],
  [web('ui/card/card.tsx'), web('entities/video/video-card.tsx')],
  [web('entities/video/video-card.tsx'), web('features/home/banner.tsx')],
  [web('entities/video/video-card.tsx'), web('app/paths.ts')],
  [web('lib/events.ts'), web('ui/card/card.tsx')],
  [web('widgets/clock.tsx'), web('ui/card/card.tsx')],
  ['apps/gateway/src/platform/session/session-plugin.ts', module('account/sessions')],
  ['apps/gateway/src/platform/database/connect.ts', module('live/tables')],
  [module('home/service'), module('video/repository')],
  [module('home/service'), module('account/session-repository')],
  [module('home/service'), module('account/sessions/repository/by-token')],
  [module('home/service'), module('video/handlers')],
  [module('home/service'), module('video/tables')],
  [module('home/presenter'), module('video/service')],
  [module('video/repository'), module('doctor/service')],
  [module('video/repository'), module('video/service')],
  [module('video/policy'), module('video/repository')],
  [module('video/play-link'), module('video/repository')],
  [module('video/service'), module('video/handlers')],
])('%s may not import %s', (from, to) => {
  expect(brokenBoundary(from, to, false)).toBeDefined();
});

test.each([
  [web('app/routes/home.tsx'), web('features/home/banner.tsx')],
  [web('app/shell.tsx'), web('features/shell/header.tsx')],
  [web('features/home/banner.tsx'), web('features/home/slide.tsx')],
  [web('features/home/banner.tsx'), web('entities/video/video-card.tsx')],
  [web('entities/home/home-query.ts'), web('entities/video/video-card.tsx')],
  [web('features/home/banner.tsx'), 'packages/contract/src/index.ts'],
  ['apps/gateway/src/app.ts', module('index')],
  [module('index'), module('video/index')],
  [module('home/service'), module('video/service')],
  [module('home/presenter'), module('doctor/presenter')],
  [module('home/service'), module('video/links')],
  [module('video/repository'), module('doctor/tables')],
  [module('video/handlers'), module('video/service')],
  [module('video/service'), module('video/repository')],
  [module('account/sessions/session-service'), module('account/sessions/repository/by-token')],
  ['apps/gateway/src/app.test.ts', 'scripts/free-port.mjs'],
  ['apps/gateway/test/servers/redis-server.ts', 'scripts/free-port.mjs'],
])('%s may import %s', (from, to) => {
  expect(brokenBoundary(from, to, false)).toBeUndefined();
});

test('within a module types may cross every boundary', () => {
  expect(brokenBoundary(module('video/presenter'), module('video/repository'), true)).toBeUndefined();
  expect(brokenBoundary(module('home/presenter'), module('video/repository'), true)).toBeDefined();
});

import { expect, test } from 'vitest';
import { checkImportCycles, checkModuleCycles } from './import-cycles.ts';
import { buildSourceTree } from './source-tree.ts';

test('finds a cycle of files, imports of types included', () => {
  const tree = buildSourceTree({
    'bench/src/a.ts': `import './b.ts';`,
    'bench/src/b.ts': `import type { C } from './c.ts';\nimport './d.ts';`,
    'bench/src/c.ts': `const later = () => import('./a.ts');`,
    'bench/src/d.ts': '',
    'bench/src/d.test.ts': `import './a.ts';`,
  });
  expect(checkImportCycles(tree)).toEqual([
    '3 files in a cycle: bench/src/a.ts → bench/src/b.ts → bench/src/c.ts → bench/src/a.ts',
  ]);
});

test('finds a cycle of modules whose files import each other in no circle', () => {
  const modules = 'apps/gateway/src/modules';
  const tree = buildSourceTree({
    [`${modules}/account/service.ts`]: `import '../audit/service.ts';`,
    [`${modules}/account/tables.ts`]: '',
    [`${modules}/audit/repository.ts`]: `\nimport type { accounts } from '../account/tables.ts';`,
    [`${modules}/audit/service.ts`]: '',
    [`${modules}/audit/service.test.ts`]: `import '../index.ts';`,
    [`${modules}/index.ts`]: `import './account/service.ts';`,
  });
  expect(checkImportCycles(tree)).toEqual([]);
  expect(checkModuleCycles(tree)).toEqual([
    `cycle of account, audit: ${modules}/account/service.ts:1 imports ${modules}/audit/service.ts`,
    `cycle of account, audit: ${modules}/audit/repository.ts:2 imports ${modules}/account/tables.ts`,
  ]);
});

import { expect, test } from 'vitest';
import { checkImportCycles, checkModuleCycles, checkSubmoduleCycles } from './import-cycles.ts';
import { buildSourceTree } from './source-tree.ts';

const account = 'apps/gateway/src/modules/account';

/** A tree of these files and of others that import nothing, so that `account` has 41 files in all. */
function buildLargeAccount(files: Readonly<Record<string, string>>, count = 41) {
  const own = Object.keys(files).filter((path) => path.startsWith(account) && !path.includes('.test.'));
  const others = Array.from({ length: count - own.length }, (_, index): [string, string] => [
    `${account}/other/${index}.ts`,
    '',
  ]);
  return buildSourceTree({ ...files, ...Object.fromEntries(others) });
}

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

test.each<[name: string, files: Readonly<Record<string, string>>, found: readonly string[]]>([
  [
    'two subfolders, imports of types included',
    {
      [`${account}/codes/service.ts`]: `\nimport type { A } from '../login/deep/service.ts';`,
      [`${account}/login/deep/service.ts`]: '',
      [`${account}/login/repository.ts`]: `import '../codes/tables.ts';`,
      [`${account}/codes/tables.ts`]: '',
    },
    [
      `${account}: codes/ and login/ import each other: ${account}/codes/service.ts:2 imports ${account}/login/deep/service.ts, ${account}/login/repository.ts:1 imports ${account}/codes/tables.ts`,
    ],
  ],
  [
    "a subfolder and the module's root",
    {
      [`${account}/index.ts`]: `import './login/service.ts';`,
      [`${account}/tables.ts`]: '',
      [`${account}/login/service.ts`]: `import '../tables.ts';`,
    },
    [
      `${account}: login/ and root import each other: ${account}/login/service.ts:1 imports ${account}/tables.ts, ${account}/index.ts:1 imports ${account}/login/service.ts`,
    ],
  ],
  [
    'no folders that import in one direction only',
    {
      [`${account}/index.ts`]: `import './login/service.ts';`,
      [`${account}/base/tables.ts`]: '',
      [`${account}/login/service.ts`]: `import '../base/tables.ts';\nimport './policy.ts';`,
      [`${account}/login/policy.ts`]: '',
    },
    [],
  ],
  [
    'no tests, and no other modules',
    {
      [`${account}/codes/service.ts`]: `import '../login/service.ts';\nimport '../../audit/codes/service.ts';`,
      [`${account}/login/service.ts`]: '',
      [`${account}/login/service.test.ts`]: `import '../codes/service.ts';`,
      'apps/gateway/src/modules/audit/codes/service.ts': `import '../../account/login/service.ts';`,
    },
    [],
  ],
])('finds in a module of more than 40 files: %s', (_, files, found) => {
  const tree = buildLargeAccount(files);
  expect(checkSubmoduleCycles(tree)).toEqual(found);
});

test('finds no mutual dependency in a module of 40 files, tests not counted', () => {
  const files = {
    [`${account}/codes/service.ts`]: `import '../login/service.ts';`,
    [`${account}/login/service.ts`]: `import '../codes/service.ts';`,
    [`${account}/login/service.test.ts`]: '',
  };
  expect(checkSubmoduleCycles(buildLargeAccount(files, 40))).toEqual([]);
  expect(checkSubmoduleCycles(buildLargeAccount(files, 41))).toHaveLength(1);
});

test.each(['features', 'entities'])('finds mutual dependencies of a noun in the %s of the portal', (layer) => {
  const noun = `apps/web/src/${layer}/live`;
  const others = Array.from({ length: 40 }, (_, index): [string, string] => [`${noun}/other/${index}.ts`, '']);
  const tree = buildSourceTree({
    [`${noun}/room/room.tsx`]: `import '../chat/chat.tsx';`,
    [`${noun}/chat/chat.tsx`]: `import '../room/room.tsx';`,
    ...Object.fromEntries(others),
  });
  expect(checkSubmoduleCycles(tree)).toEqual([
    `${noun}: chat/ and room/ import each other: ${noun}/chat/chat.tsx:1 imports ${noun}/room/room.tsx, ${noun}/room/room.tsx:1 imports ${noun}/chat/chat.tsx`,
  ]);
});

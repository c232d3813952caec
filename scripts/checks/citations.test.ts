import { expect, test } from 'vitest';
import { checkCitations } from './citations.ts';
import { buildSourceTree } from './source-tree.ts';

test('a citation names a heading of a rules page', () => {
  const tree = buildSourceTree({
    'docs/rules/device.md': '# Device\n\n## Limit\n',
    'bench/src/a.ts':
      '// rules/device#limit and docs/rules/device.md#limit\n// rules/device#limits, rules/none#limit\n',
    'apps/web/src/a.css': '/* rules/device#colour */',
    'docs/architecture.md': 'See rules/device.',
  });
  expect(checkCitations(tree)).toEqual([
    "bench/src/a.ts:2 cites 'rules/device#limits': docs/rules/device.md has no heading #limits.",
    "bench/src/a.ts:2 cites 'rules/none#limit': there is no docs/rules/none.md.",
    "apps/web/src/a.css:1 cites 'rules/device#colour': docs/rules/device.md has no heading #colour.",
  ]);
});

test('nothing outside the repository is cited', () => {
  const tree = buildSourceTree({
    'bench/src/a.ts': '// Six at most (seed 001 §4; spec-decision 3).\nconst seed = 1;\n// See security 89.\n',
    'bench/src/a.test.ts': "test('answers as the specification says', () => {});",
    'docs/a.md': 'Random seeds are printed.',
  });
  expect(checkCitations(tree)).toEqual([
    "bench/src/a.test.ts:1 cites 'the specification', which is not in the repository.",
    "bench/src/a.ts:1 cites 'seed 001', which is not in the repository.",
    "bench/src/a.ts:1 cites 'spec-decision', which is not in the repository.",
    "bench/src/a.ts:3 cites 'security 89', which is not in the repository.",
  ]);
});

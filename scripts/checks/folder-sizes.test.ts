import { expect, test } from 'vitest';
import { checkFolderSizes } from './folder-sizes.ts';
import { buildSourceTree } from './source-tree.ts';

test('counts the source files directly in a folder, without tests', () => {
  const files = Array.from({ length: 25 }, (_, index) => `bench/src/file-${index}.ts`);
  const others = ['bench/src/file-1.test.ts', 'bench/src/part/one.ts', 'bench/src/style.css'];
  const treeOf = (paths: readonly string[]) => buildSourceTree(Object.fromEntries(paths.map((path) => [path, ''])));
  expect(checkFolderSizes(treeOf([...files, ...others]))).toEqual([]);
  expect(checkFolderSizes(treeOf([...files, ...others, 'bench/src/one-more.ts']))).toEqual([
    'bench/src: 26 source files; at most 25, group them by what changes together.',
  ]);
});

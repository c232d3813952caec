import { expect, test } from 'vitest';
import { checkFileNames } from './file-names.ts';
import { buildSourceTree } from './source-tree.ts';

test('names are in kebab-case and describe the content of the file', () => {
  const paths = [
    'bench/src/search-corpus.test.ts',
    'bench/src/searchCorpus.ts',
    'bench/utils/a.ts',
    'bench/src/helpers.ts',
  ];
  expect(checkFileNames(buildSourceTree(Object.fromEntries(paths.map((path) => [path, '']))))).toEqual([
    "bench/src/helpers.ts: 'helpers.ts' says nothing about what it holds.",
    'bench/src/searchCorpus.ts: names are in kebab-case.',
    "bench/utils: 'utils' says nothing about what it holds.",
  ]);
});

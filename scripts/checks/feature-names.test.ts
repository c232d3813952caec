import { expect, test } from 'vitest';
import { checkFeatureNames } from './feature-names.ts';
import { buildSourceTree } from './source-tree.ts';

test('a feature may be missing in the portal, but not go by another name', () => {
  const folders = [
    'packages/contract/src/live',
    'packages/contract/src/course',
    'packages/contract/src/video',
    'apps/gateway/src/modules/live',
    'apps/gateway/src/modules/video',
    'apps/web/src/features/lives',
    'apps/web/src/entities/movies',
  ];
  const tree = buildSourceTree(Object.fromEntries(folders.map((folder) => [`${folder}/index.ts`, ''])));
  expect(checkFeatureNames(tree)).toEqual([
    "apps/web/src/features/lives: 'lives' is not among the nouns of scripts/checks/feature-names.ts.",
    "apps/web/src/entities/movies: 'movies' is not among the nouns of scripts/checks/feature-names.ts.",
    'packages/contract/src/course: no module apps/gateway/src/modules/course handles its calls.',
  ]);
});

import { expect, test } from 'vitest';
import { buildSourceTree } from './source-tree.ts';
import { checkSuppressions, suppressions } from './suppressions.ts';

test('lists the suppressions once there are more than seven', () => {
  const comment = ['// oxlint', 'disable-next-line eqeqeq -- a reason'].join('-');
  const treeOf = (count: number) => buildSourceTree({ 'bench/src/a.ts': Array(count).fill(comment).join('\n') });
  expect(suppressions(treeOf(1))).toEqual([`bench/src/a.ts:1 ${comment}`]);
  expect(checkSuppressions(treeOf(7))).toEqual([]);
  expect(checkSuppressions(treeOf(8))).toHaveLength(9);
});

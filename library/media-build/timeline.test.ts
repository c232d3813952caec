import { expect, test } from 'vitest';
import { follow, sceneSeconds, sceneStarts, sentenceStarts, wholeSegments } from './timeline.ts';

test('a length is rounded up to whole segments', () => {
  expect([0.1, 6, 6.01, 72].map(wholeSegments)).toEqual([6, 6, 12, 72]);
});

test('sentences follow one another with a pause', () => {
  expect(follow(1, [2, 3])).toEqual({ starts: [1, 3.5], end: 6.5 });
  expect(follow(1, [])).toEqual({ starts: [], end: 1 });
});

test('scenes contain their sentences and have the requested length together, in whole segments', () => {
  expect(sceneSeconds([[4, 4], [2]], 0)).toEqual([12, 6]);
  expect(sceneSeconds([[4, 4], [2]], 25)).toEqual([18, 12]);
  expect(sceneSeconds([[4, 4], [2], [3]], 0)).toEqual([12, 6, 6]);
});

test('each scene starts where the one before ends, and its speech starts shortly later', () => {
  const starts = sceneStarts([12, 6, 5]);
  expect(starts).toEqual([0, 12, 18]);
  expect(sentenceStarts([[4, 4], [2], []], starts)).toEqual([1.2, 5.7, 13.2]);
});

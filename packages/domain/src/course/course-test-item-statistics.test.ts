import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedAttempt, computeItemStatistics, listItemConcerns } from './course-test-item-statistics.ts';

test('a question that the better half answers discriminates positively, its opposite negatively', () => {
  const questionIds = ['a', 'b', 'c', 'd'];
  const attempts: CountedAttempt[] = [
    { questionIds, right: ['a', 'b', 'c'] },
    { questionIds, right: ['a', 'b', 'c'] },
    { questionIds, right: ['c', 'd'] },
    { questionIds, right: ['c', 'd'] },
  ];
  expect(computeItemStatistics(attempts)).toEqual([
    { questionId: 'a', attempts: 4, difficulty: 0.5, discrimination: null },
    { questionId: 'b', attempts: 4, difficulty: 0.5, discrimination: null },
    { questionId: 'c', attempts: 4, difficulty: 1, discrimination: null },
    { questionId: 'd', attempts: 4, difficulty: 0.5, discrimination: expect.closeTo(-1) },
  ]);
});

test('a question that only some attempts contained counts only these', () => {
  const [a, b] = computeItemStatistics([
    { questionIds: ['a'], right: ['a'] },
    { questionIds: ['a', 'b'], right: [] },
    { questionIds: ['a', 'b'], right: ['a', 'b'] },
  ]);
  expect(a).toMatchObject({ questionId: 'a', attempts: 3, difficulty: expect.closeTo(2 / 3) });
  expect(b).toEqual({ questionId: 'b', attempts: 2, difficulty: 0.5, discrimination: expect.closeTo(1) });
});

test('both figures stay in their range for any answers', () => {
  const questionIds = ['a', 'b', 'c', 'd', 'e'];
  const attempt = fc.subarray(questionIds).map((right): CountedAttempt => ({ questionIds, right }));
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      for (const { difficulty, discrimination } of computeItemStatistics(attempts)) {
        expect(difficulty).toBeGreaterThanOrEqual(0);
        expect(difficulty).toBeLessThanOrEqual(1);
        if (discrimination !== null) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each([
  [20, 0.29, 0.5, ['hard']],
  [20, 0.3, 0.5, []],
  [20, 0.95, 0.5, []],
  [20, 0.96, 0.19, ['easy', 'undiscriminating']],
  [20, 0.5, 0.2, []],
  [20, 1, null, ['easy']],
  [19, 0, -1, []],
] as const)('of %i attempts, %f right and %f are %j', (attempts, difficulty, discrimination, concerns) => {
  expect(listItemConcerns({ questionId: 'a', attempts, difficulty, discrimination })).toEqual(concerns);
});

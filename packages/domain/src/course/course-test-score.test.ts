import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerKey, isPossibleAnswer, isRightAnswer, scoreTest } from './course-test-score.ts';

const single: AnswerKey = { kind: 'single', optionCount: 4, key: [2] };
const multiple: AnswerKey = { kind: 'multiple', optionCount: 5, key: [0, 1, 3] };
const order: AnswerKey = { kind: 'order', optionCount: 4, key: [0, 1, 2, 3] };

test.each([
  ['the right one', single, [2], true],
  ['a wrong one', single, [1], false],
  ['nothing', single, [], false],
  ['all', multiple, [0, 1, 3], true],
  ['all, in another order', multiple, [3, 0, 1], true],
  ['one missing', multiple, [0, 1], false],
  ['one too many', multiple, [0, 1, 2, 3], false],
  ['one twice instead of the third', multiple, [0, 1, 1], false],
  ['nothing', multiple, [], false],
  ['the right order', order, [0, 1, 2, 3], true],
  ['two of them exchanged', order, [0, 2, 1, 3], false],
  ['the reverse', order, [3, 2, 1, 0], false],
  ['a part', order, [0, 1, 2], false],
  ['nothing', order, [], false],
] as const)('%s is right or wrong', (_what, question, answer, right) => {
  expect(isRightAnswer(question, answer)).toBe(right);
});

test.each([
  [single, [3], true],
  [single, [], true],
  [single, [4], false],
  [single, [-1], false],
  [single, [0.5], false],
  [single, [0, 1], false],
  [multiple, [4, 0], true],
  [multiple, [0, 0], false],
  [multiple, [5], false],
  [order, [3, 2, 1, 0], true],
  [order, [], true],
  [order, [0, 1, 2], false],
  [order, [0, 1, 2, 2], false],
  [order, [0, 1, 2, 4], false],
] as const)('%j accepts the answer %j: %s', (question, answer, possible) => {
  expect(isPossibleAnswer(question, answer)).toBe(possible);
});

describe('for any question', () => {
  const question = fc
    .tuple(fc.constantFrom('single', 'multiple', 'order'), fc.integer({ min: 2, max: 8 }))
    .chain(([kind, optionCount]) => {
      const options = Array.from({ length: optionCount }, (_, index) => index);
      const least = kind === 'order' ? optionCount : 1;
      const most = kind === 'single' ? 1 : optionCount;
      return fc
        .shuffledSubarray(options, { minLength: least, maxLength: most })
        .map((key): AnswerKey => ({ kind, optionCount, key }));
    });

  test('its own key is right and valid', () => {
    fc.assert(
      fc.property(question, (each) => {
        expect(isRightAnswer(each, each.key)).toBe(true);
        expect(isPossibleAnswer(each, each.key)).toBe(true);
      }),
    );
  });

  test('another answer is right exactly if it has the options of the key, in their order for an ordering question', () => {
    const answered = question.chain((each) => {
      const options = Array.from({ length: each.optionCount }, (_, index) => index);
      return fc.tuple(fc.constant(each), fc.oneof(fc.shuffledSubarray(options), fc.shuffledSubarray([...each.key])));
    });
    fc.assert(
      fc.property(answered, ([each, answer]) => {
        const isOrder = each.kind === 'order';
        const [given, wanted] = isOrder ? [answer, each.key] : [answer.toSorted(), each.key.toSorted()];
        const isRight = given.join() === wanted.join();
        expect(isRightAnswer(each, answer)).toBe(isRight);
        if (isRight) expect(isPossibleAnswer(each, answer)).toBe(true);
      }),
    );
  });
});

describe('the score', () => {
  test.each([
    [7, 10, 70, true],
    [6, 10, 60, false],
    [9, 13, 69, false],
    [10, 13, 76, true],
    [8, 12, 66, false],
    [9, 12, 75, true],
    [16, 23, 69, false],
    [0, 8, 0, false],
    [8, 8, 100, true],
    [0, 0, 0, false],
  ] as const)('%i of %i right are %i', (right, total, score, passed) => {
    expect(scoreTest(right, total)).toEqual({ score, passed });
  });

  test('is at least the pass mark exactly if the test is passed', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 60 })
          .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total))),
        ([right, total]) => {
          const { score, passed } = scoreTest(right, total);
          expect(passed).toBe(score >= 70);
          expect(score === 100).toBe(right === total);
        },
      ),
    );
  });
});

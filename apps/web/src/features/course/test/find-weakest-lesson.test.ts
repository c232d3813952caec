import { expect, test } from 'vitest';
import { findWeakestLesson } from './find-weakest-lesson.ts';

type Question = Parameters<typeof findWeakestLesson>[0][number];
type ReviewPosition = Question['review'][number];

const position = (lesson: number, seconds: number): ReviewPosition => ({
  type: 'video',
  lesson,
  lessonTitle: `第${lesson}节`,
  label: '',
  seconds,
  pcLink: `/videoTerminal?id=v0${lesson}&t=${seconds}`,
});

const question = (id: string, isRight: boolean, review: ReviewPosition[]): Question => ({
  id,
  kind: 'single',
  question: id,
  options: ['a', 'b'],
  answer: [],
  right: [0],
  isRight,
  explanation: '',
  review,
});

test('the weak lesson is the one with the most wrong answers, with its earliest positions, each once', () => {
  const questions = [
    question('a', false, [position(2, 90)]),
    question('b', false, [position(3, 70), position(2, 10)]),
    question('c', false, [position(3, 40)]),
    question('d', false, [position(3, 70)]),
    question('e', true, [position(2, 5)]),
    question('f', true, [position(2, 5)]),
  ];
  expect(findWeakestLesson(questions)).toEqual({ title: '第3节', positions: [position(3, 40), position(3, 70)] });
});

test('of two that are equally weak it is the earlier one', () => {
  expect(
    findWeakestLesson([question('a', false, [position(4, 1)]), question('b', false, [position(2, 1)])])?.title,
  ).toBe('第2节');
});

test('there is none without wrong answers, or without positions', () => {
  expect(findWeakestLesson([question('a', true, [position(1, 1)])])).toBeNull();
  expect(findWeakestLesson([question('a', false, [])])).toBeNull();
});

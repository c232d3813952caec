import { expect, test } from 'vitest';
import { findWeakLesson } from './find-weak-lesson.ts';

type Question = Parameters<typeof findWeakLesson>[0][number];
type Place = Question['review'][number];

const place = (lesson: number, seconds: number): Place => ({
  type: 'video',
  lesson,
  lessonTitle: `第${lesson}节`,
  label: '',
  seconds,
  pcLink: `/videoTerminal?id=v0${lesson}&t=${seconds}`,
});

const question = (id: string, isRight: boolean, review: Place[]): Question => ({
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
    question('a', false, [place(2, 90)]),
    question('b', false, [place(3, 70), place(2, 10)]),
    question('c', false, [place(3, 40)]),
    question('d', false, [place(3, 70)]),
    question('e', true, [place(2, 5)]),
    question('f', true, [place(2, 5)]),
  ];
  expect(findWeakLesson(questions)).toEqual({ title: '第3节', places: [place(3, 40), place(3, 70)] });
});

test('of two that are equally weak it is the earlier one', () => {
  expect(findWeakLesson([question('a', false, [place(4, 1)]), question('b', false, [place(2, 1)])])?.title).toBe(
    '第2节',
  );
});

test('there is none without wrong answers, or without positions', () => {
  expect(findWeakLesson([question('a', true, [place(1, 1)])])).toBeNull();
  expect(findWeakLesson([question('a', false, [])])).toBeNull();
});

import { expect, test } from 'vitest';
import { getLessonLock, getLessonState, isCourseDone, type LessonRecord } from './lesson-state.ts';

const lesson = (id: string, change: Partial<LessonRecord> = {}): LessonRecord => ({
  id,
  type: 'video',
  isAvailable: true,
  share: 0,
  isDone: false,
  ...change,
});
const done = { share: 1, isDone: true };
const exam = lesson('exam', { type: 'test' });

test('a test is locked until all other lessons are done, in any order', () => {
  expect(getLessonLock([lesson('a', done), exam, lesson('b')], 1, false)).toEqual({ reason: 'test', lessonId: 'b' });
  expect(getLessonLock([lesson('a', done), exam, lesson('b', done)], 1, false)).toBeNull();
});

test('in a course learnt in order, a lesson is locked by the first one that is not done', () => {
  const lessons = [lesson('a', done), lesson('b'), lesson('c'), lesson('d', done), exam];
  expect(lessons.map((_lesson, index) => getLessonLock(lessons, index, true)?.lessonId)).toEqual([
    undefined,
    undefined,
    'b',
    undefined,
    'b',
  ]);
  expect(lessons.map((_lesson, index) => getLessonLock(lessons, index, false)?.reason)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'test',
  ]);
});

test('a withdrawn lesson is not required', () => {
  const lessons = [lesson('a', { isAvailable: false }), lesson('b', done), exam];
  expect(getLessonLock(lessons, 2, true)).toBeNull();
  expect(isCourseDone(lessons)).toBe(false);
  expect(isCourseDone([...lessons.slice(0, 2), { ...exam, ...done }])).toBe(true);
  expect(isCourseDone([lesson('a', { isAvailable: false })])).toBe(false);
});

test.each([
  [{}, null, 'open'],
  [{ share: 0.2 }, null, 'started'],
  [{ share: 0.2 }, { reason: 'order', lessonId: 'b' }, 'locked'],
  [done, { reason: 'order', lessonId: 'b' }, 'done'],
  [{ isAvailable: false }, null, 'unavailable'],
] as const)('%j with the lock %j is %s', (change, lock, state) => {
  expect(getLessonState(lesson('a', change), lock)).toBe(state);
});

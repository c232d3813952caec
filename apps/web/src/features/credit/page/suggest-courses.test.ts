import type { ResourceCard } from '@osteon/contract';
import { expect, test } from 'vitest';
import { videoCard } from '../../../../test/cards.ts';
import { addSuggested, suggestCourses } from './suggest-courses.ts';

type CourseFields = NonNullable<ResourceCard['course']>;

const TARGETS = { I: 10, II: 15 };
const NOTHING = { I: 0, II: 0 };

const course = (resourceId: string, fields: Partial<CourseFields> = {}): ResourceCard => {
  const card = videoCard(resourceId, `课程${resourceId}`);
  const lessons = [
    { type: 'video', minutes: 40 },
    { type: 'test', minutes: 20 },
  ] as const;
  return {
    ...card,
    course: {
      lessons: [...lessons],
      hours: 1,
      points: 1,
      creditClass: 'I类',
      price: 0,
      vipFree: false,
      lecturers: { names: ['魏观澜', '顾怀川', '邵闻笛'], count: 5 },
      learning: null,
      ...fields,
    },
  };
};

const suggest = (
  sources: { started?: ResourceCard[]; open?: ResourceCard[] },
  more: Partial<Parameters<typeof suggestCourses>[1]> = {},
) =>
  suggestCourses(
    { started: sources.started ?? [], open: sources.open ?? [] },
    { expected: NOTHING, targets: TARGETS, isMember: false, ...more },
  );
const ids = (courses: ReturnType<typeof suggest>) => courses.map(({ card }) => card.resourceId);

test('started courses come first, each once, at most three', () => {
  const learning = { done: 1, shares: [1, 0], isCompleted: false };
  const started = course('c4', { learning });
  const open = [course('c1'), course('c2'), started, course('c3')];
  const suggested = suggest({ started: [started], open });
  expect(ids(suggested)).toEqual(['c4', 'c1', 'c2']);
  expect(suggested[0]).toMatchObject({ lessonsLeft: 1, minutesLeft: 20, points: 1, creditClass: 'I' });
  expect(suggested[1]).toMatchObject({ lessonsLeft: 2, minutesLeft: 60 });
});

test('a started course with a line, revoked or not, is not suggested', () => {
  expect(suggest({ started: [course('c4')], open: [] })).toEqual([]);
});

test('a course that has to be bought is not suggested, unless it is free for a member', () => {
  const open = [course('c1', { price: 199 }), course('c2', { price: 199, vipFree: true })];
  expect(ids(suggest({ open }))).toEqual([]);
  expect(ids(suggest({ open }, { isMember: true }))).toEqual(['c2']);
});

test('a class whose target is reached gets no suggestion', () => {
  const open = [course('c1'), course('c2'), course('c3', { creditClass: 'II类' })];
  expect(ids(suggest({ open }, { expected: { I: 9.5, II: 0 } }))).toEqual(['c1', 'c3']);
  expect(ids(suggest({ open }, { expected: TARGETS }))).toEqual([]);
});

test('their credits are added to the forecast of each class', () => {
  const courses = suggest({
    open: [course('c1', { points: 1.5 }), course('c2', { creditClass: 'II类', points: 0.5 })],
  });
  expect(addSuggested({ I: 9, II: 7 }, TARGETS, courses)).toEqual({
    points: 2,
    credits: { I: 10.5, II: 7.5 },
    missing: 7.5,
  });
});

import { expect, test } from 'vitest';
import { COURSE_LEVELS, COURSE_PRICES, COURSE_STATES, type CourseGroup, countCourses } from './course-filter.ts';

/** One course of every combination except of the credit, whose number differs. */
const credits: readonly Pick<CourseGroup, 'credit' | 'count'>[] = [
  { credit: null, count: 1 },
  { credit: 'I', count: 2 },
  { credit: 'II', count: 4 },
];
const groups = credits.flatMap(({ credit, count }) =>
  COURSE_PRICES.flatMap((price) =>
    [...COURSE_LEVELS, null].flatMap((level) =>
      COURSE_STATES.flatMap((state) =>
        ['hand', 'foot'].map((specialtyId): CourseGroup => ({ specialtyId, credit, price, level, state, count })),
      ),
    ),
  ),
);
const all = 7 * 3 * 4 * 4 * 2;

test.each([
  [{}, all],
  [{ specialtyId: 'hand' }, all / 2],
  [{ specialtyId: 'spine' }, 0],
  [{ credit: 'any' }, (all / 7) * 6],
  [{ credit: 'I' }, (all / 7) * 2],
  [{ credit: 'II' }, (all / 7) * 4],
  [{ price: 'vipFree' }, all / 3],
  [{ level: 'senior' }, all / 4],
  [{ state: 'due' }, all / 4],
  [{ specialtyId: 'foot', credit: 'I', price: 'free', level: 'resident', state: 'finished' }, 2],
] as const)('%o lists %i courses', (choice, count) => {
  expect(countCourses(groups, choice)).toBe(count);
});

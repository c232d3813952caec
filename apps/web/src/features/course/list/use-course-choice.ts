import { COURSE_CREDITS, COURSE_LEVELS, COURSE_PRICES, COURSE_STATES } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import type { CourseChoice } from '../../../entities/course/api/count-courses.ts';
import type { CourseOrder } from '../../../entities/course/api/list-content.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';

const ORDERS: readonly CourseOrder[] = ['learning', 'latest', 'hottest'];

/** The filters, by their names in the URL. */
const FILTERS = ['specialtyId', 'credit', 'price', 'level', 'state'] as const;

const knownValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Parses the filters of a URL; unknown parameters are ignored. */
function parseChoice(params: URLSearchParams, isLoggedIn: boolean): CourseChoice {
  const specialtyId = params.get('specialtyId');
  return {
    specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
    credit: knownValue(COURSE_CREDITS, params.get('credit')),
    price: knownValue(COURSE_PRICES, params.get('price')),
    level: knownValue(COURSE_LEVELS, params.get('level')),
    // A visitor has no joined courses.
    state: isLoggedIn ? knownValue(COURSE_STATES, params.get('state')) : undefined,
  };
}

/** Filters and order of the list of courses from the URL, and their setter; an empty value removes one. */
export function useCourseChoice() {
  const [params, setParams] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const set = (changes: Partial<Record<keyof CourseChoice | 'sort', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const choice = parseChoice(params, isLoggedIn);
  return {
    choice,
    order: knownValue(ORDERS, params.get('sort')) ?? 'learning',
    isFiltered: FILTERS.some((name) => choice[name] !== undefined),
    set,
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}

export type CourseChoiceState = ReturnType<typeof useCourseChoice>;

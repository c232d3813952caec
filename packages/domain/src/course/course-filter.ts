import type { CreditClass } from '../credit/credit-class.ts';

/** Credit filter of the list of courses: any, or of one class (rules/course#list). */
export const COURSE_CREDITS = ['any', 'I', 'II'] as const satisfies readonly ('any' | CreditClass)[];
type CourseCredit = (typeof COURSE_CREDITS)[number];

/** Price groups of courses: free for all, free for members, or paid by all. */
export const COURSE_PRICES = ['free', 'vipFree', 'paid'] as const;
export type CoursePrice = (typeof COURSE_PRICES)[number];

/** Minimum experience for a course, lowest first. */
export const COURSE_LEVELS = ['resident', 'attending', 'senior'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** The caller's progress in a course. */
export const COURSE_STATES = ['notJoined', 'notStarted', 'due', 'finished'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** Courses that are equal in all filtered fields, and their number. */
export interface CourseGroup {
  readonly specialtyId: string;
  /** Null for no credit. */
  readonly credit: CreditClass | null;
  readonly price: CoursePrice;
  /** Null if its author gives none. */
  readonly level: CourseLevel | null;
  readonly state: CourseState;
  readonly count: number;
}

/** The chosen filters; an absent one accepts every course. */
export interface CourseChoice {
  readonly specialtyId?: string | undefined;
  readonly credit?: CourseCredit | undefined;
  readonly price?: CoursePrice | undefined;
  readonly level?: CourseLevel | undefined;
  readonly state?: CourseState | undefined;
}

const accepts: Readonly<Record<keyof CourseChoice, (group: CourseGroup, choice: CourseChoice) => boolean>> = {
  specialtyId: (group, { specialtyId }) => specialtyId === undefined || group.specialtyId === specialtyId,
  credit: ({ credit: own }, { credit }) => credit === undefined || (credit === 'any' ? own !== null : own === credit),
  price: (group, { price }) => price === undefined || group.price === price,
  level: (group, { level }) => level === undefined || group.level === level,
  state: (group, { state }) => state === undefined || group.state === state,
};

/** Number of courses that each filter choice leaves. */
export function countCourses(groups: readonly CourseGroup[], choice: CourseChoice): number {
  const listed = groups.filter((group) => Object.values(accepts).every((isAccepted) => isAccepted(group, choice)));
  return listed.reduce((sum, { count }) => sum + count, 0);
}

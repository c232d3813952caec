import type { ResourceCard } from '@osteon/contract';
import {
  addTenths,
  type ByCreditClass,
  CREDIT_CLASSES,
  type CreditClass,
  getMissingCredits,
  parseCreditClass,
} from '@osteon/domain';

/** Maximum number of displayed suggestions. */
const MAX = 3;

/** A course that would earn credit, with its remaining time. */
export interface SuggestedCourse {
  readonly card: ResourceCard;
  readonly creditClass: CreditClass;
  readonly points: number;
  readonly lessonsLeft: number;
  readonly minutesLeft: number;
}

/** Sources of the suggested courses. */
interface CourseSources {
  /** Joined and not finished, latest progress first. */
  readonly started: readonly ResourceCard[];
  /** Courses whose credit was not awarded yet, newest first. */
  readonly open: readonly ResourceCard[];
}

/**
 * Courses to reach the targets with: started ones first, then those that can be joined without buying them; none of a
 * class whose target is reached (rules/credit#suggestions). `expected` is the forecast of the year at the present pace.
 */
export function suggestCourses(
  { started, open }: CourseSources,
  { expected, targets, isMember }: { expected: ByCreditClass; targets: ByCreditClass; isMember: boolean },
): SuggestedCourse[] {
  const openIds = new Set(open.map(({ resourceId }) => resourceId));
  const mayJoin = ({ course }: ResourceCard) =>
    course !== null && (course.learning !== null || course.price === 0 || (course.vipFree && isMember));
  const candidates = [...started.filter(({ resourceId }) => openIds.has(resourceId)), ...open.filter(mayJoin)];
  const missing = { ...expected };
  for (const each of CREDIT_CLASSES) missing[each] = Math.max(0, addTenths([targets[each], -expected[each]]));
  const suggested = new Map<string, SuggestedCourse>();
  for (const card of candidates) {
    const course = describeCourse(card);
    if (suggested.size === MAX || !course || suggested.has(card.resourceId)) continue;
    if (missing[course.creditClass] <= 0) continue;
    missing[course.creditClass] = addTenths([missing[course.creditClass], -course.points]);
    suggested.set(card.resourceId, course);
  }
  return [...suggested.values()];
}

/** Forecast of the year with the suggested courses completed, and the credits then missing from the targets. */
export function addSuggested(expected: ByCreditClass, targets: ByCreditClass, courses: readonly SuggestedCourse[]) {
  const sumOf = (creditClass: CreditClass) =>
    addTenths(courses.filter((each) => each.creditClass === creditClass).map(({ points }) => points));
  const more = { I: sumOf('I'), II: sumOf('II') };
  const credits = { I: addTenths([expected.I, more.I]), II: addTenths([expected.II, more.II]) };
  return { points: addTenths([more.I, more.II]), credits, missing: getMissingCredits(credits, targets) };
}

function describeCourse(card: ResourceCard): SuggestedCourse | null {
  const { course } = card;
  const creditClass = course && parseCreditClass(course.creditClass);
  if (!creditClass || course.points <= 0 || course.learning?.isCompleted) return null;
  const { lessons, learning, points } = course;
  const minutes = lessons.reduce(
    (sum, lesson, index) => sum + lesson.minutes * (1 - (learning?.shares[index] ?? 0)),
    0,
  );
  return {
    card,
    creditClass,
    points,
    lessonsLeft: lessons.length - (learning?.done ?? 0),
    minutesLeft: Math.max(1, Math.round(minutes)),
  };
}

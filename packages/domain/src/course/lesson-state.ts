/** Kinds of lessons. */
type LessonType = 'video' | 'document' | 'case' | 'test';

/** A learner's progress in a lesson (rules/learning#lessons). */
export interface LessonRecord {
  readonly id: string;
  readonly type: LessonType;
  /** True if its resource can be opened; a lesson whose resource was withdrawn is not required. */
  readonly isAvailable: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly isDone: boolean;
}

/** A learner's state in a lesson. */
export type LessonState = 'open' | 'started' | 'done' | 'locked' | 'unavailable';

/** Reason why a lesson is locked, and the lesson to do first. */
export interface LessonLock {
  /** `order`: the course is learnt in its order; `test`: a test comes after all other lessons. */
  readonly reason: 'order' | 'test';
  readonly lessonId: string;
}

/** The lock of the lesson at `index`; null where it is open (rules/learning#order). */
export function getLessonLock(lessons: readonly LessonRecord[], index: number, inOrder: boolean): LessonLock | null {
  const lesson = lessons[index];
  if (!lesson || lesson.isDone) return null;
  const isTest = lesson.type === 'test';
  if (!isTest && !inOrder) return null;
  const before = isTest ? lessons.filter(({ type }) => type !== 'test') : lessons.slice(0, index);
  const missing = before.find(isMissing);
  return missing ? { reason: isTest ? 'test' : 'order', lessonId: missing.id } : null;
}

/** State of the learner in the lesson, given its lock. */
export function getLessonState({ isAvailable, isDone, share }: LessonRecord, lock: LessonLock | null): LessonState {
  if (isDone) return 'done';
  if (!isAvailable) return 'unavailable';
  if (lock) return 'locked';
  return share > 0 ? 'started' : 'open';
}

/**
 * Returns true if a course is completed: every lesson that can be opened is done, its test included
 * (rules/learning#completion).
 */
export function isCourseDone(lessons: readonly LessonRecord[]): boolean {
  return lessons.some(({ isDone }) => isDone) && !lessons.some(isMissing);
}

function isMissing({ isAvailable, isDone }: LessonRecord): boolean {
  return isAvailable && !isDone;
}

import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { award } from '../../ui/icon/award.ts';
import { caseBox, video } from '../../ui/icon/content-icons.ts';
import { document } from '../../ui/icon/icons.ts';

/** A lesson with its learner's state. */
export type Lesson = ResponseOf<'getCourse'>['lessons'][number];

/** Icon and name of each kind of lesson. */
export const lessonKinds: Readonly<Record<Lesson['type'], { icon: string; name: () => string }>> = {
  video: { icon: video, name: m['content.type.video'] },
  document: { icon: document, name: m['content.type.document'] },
  case: { icon: caseBox, name: m['content.type.case'] },
  test: { icon: award, name: m['course.test'] },
};

/** Text of the condition that unlocks a lesson; empty where it is open. */
export function lockText({ lock }: Lesson, lessons: readonly Lesson[]): string {
  if (!lock) return '';
  if (lock.reason === 'test') {
    return m['course.lesson.lockedTest']({ count: lessons.filter(({ type }) => type !== 'test').length });
  }
  return m['course.lesson.lockedOrder']({ number: lessons.findIndex(({ id }) => id === lock.lessonId) + 1 });
}

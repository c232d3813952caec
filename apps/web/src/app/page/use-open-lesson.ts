import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/** The lesson that an item is opened in (rules/learning#pages). */
export interface OpenLesson {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Props of the page of an item that is opened in a lesson: its id, and the course beside it. */
export interface InLesson {
  readonly lessonId?: string;
  readonly panel?: ReactNode;
}

const ID = /^[\w-]{1,64}$/;

/** The lesson in the address of an item; null where it is opened outside of a course. */
export function useOpenLesson(): OpenLesson | null {
  const [params] = useSearchParams();
  const courseId = params.get('course') ?? '';
  const lessonId = params.get('lesson') ?? '';
  return ID.test(courseId) && ID.test(lessonId) ? { courseId, lessonId } : null;
}

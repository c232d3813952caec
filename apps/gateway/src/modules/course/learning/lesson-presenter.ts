import type { ResponseOf } from '@osteon/contract';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { LessonProgress } from './progress-service.ts';

/** Presents a lesson for the page of its course. */
export function presentLesson(progress: LessonProgress): ResponseOf<'getCourse'>['lessons'][number] {
  const { lesson, resource, share, state, lock, positionSeconds, durationSeconds } = progress;
  const { id, title, type, minutes, tryWatch } = lesson;
  return {
    id,
    title,
    titleEn: resource?.titleEn ?? '',
    type,
    minutes,
    tryWatch,
    pcLink: buildLessonLink(progress),
    state,
    progress: share,
    lock,
    positionSeconds,
    durationSeconds,
  };
}

/**
 * Link to the resource of a lesson, opened in its course (rules/learning#pages); of a test, the link to the course
 * page.
 */
export function buildLessonLink({ lesson, resource }: Pick<LessonProgress, 'lesson' | 'resource'>): string | null {
  if (lesson.type === 'test') return `/courseTerminal?id=${lesson.courseId}&view=test`;
  return resource && `${buildResourceLink(resource)}&course=${lesson.courseId}&lesson=${lesson.id}`;
}

import type { Course, Library } from '@osteon/library';
import type { course, courseLecturer, courseLesson } from '../../modules/course/tables.ts';
import { mediaSeconds, type Plan } from './plan.ts';

type Lesson = Course['lessons'][number];

/** The rows of courses, their lecturers and their lessons. */
export function courseRows({ library }: Plan) {
  const { courses } = library;
  return {
    courses: courses.map(({ id, objectives, audience }): typeof course.$inferInsert => ({ id, objectives, audience })),
    lecturers: courses.flatMap(({ id, lecturerIds }) =>
      lecturerIds.map((doctorId, position): typeof courseLecturer.$inferInsert => ({
        courseId: id,
        position,
        doctorId,
      })),
    ),
    lessons: courses.flatMap(({ id, lessons }) =>
      lessons.map((lesson, position): typeof courseLesson.$inferInsert => ({
        courseId: id,
        position,
        title: lesson.title,
        type: lesson.type,
        minutes: lessonMinutes(library, lesson),
        tryWatch: lesson.tryWatch,
        resourceId: resourceOf(lesson),
      })),
    ),
  };
}

/** How long a lesson takes: a video as long as its media, in whole minutes; anything else as its author says. */
export function lessonMinutes(library: Library, lesson: Lesson): number {
  if (lesson.type !== 'video') return lesson.minutes;
  return Math.max(1, Math.round(mediaSeconds(library, lesson.videoId) / 60));
}

function resourceOf(lesson: Lesson): string | null {
  if (lesson.type === 'video') return lesson.videoId;
  if (lesson.type === 'document') return lesson.documentId;
  return lesson.type === 'case' ? lesson.caseId : null;
}

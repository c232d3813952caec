import type { Course, Library } from '@osteon/library';
import type { courseAttachment } from '../../modules/course/attachment/tables.ts';
import type { course, courseLecturer, courseLesson } from '../../modules/course/base/tables.ts';
import { getMediaSeconds, type LoadInput } from './load-input.ts';
import { buildQuestionRows } from './question-rows.ts';

type Lesson = Course['lessons'][number];

/** The rows of courses, their lecturers, their lessons, their attachments and the questions of their tests. */
export function buildCourseRows(input: LoadInput) {
  const { library, mediaLocation: place } = input;
  const { courses } = library;
  return {
    courses: courses.map(({ id, objectives, audience, inOrder }): typeof course.$inferInsert => ({
      id,
      objectives,
      audience,
      inOrder,
    })),
    lecturers: courses.flatMap(({ id, lecturerIds }) =>
      lecturerIds.map((doctorId, position): typeof courseLecturer.$inferInsert => ({
        courseId: id,
        position,
        doctorId,
      })),
    ),
    lessons: courses.flatMap(({ id, lessons }) =>
      lessons.map((lesson, position): typeof courseLesson.$inferInsert => ({
        id: lesson.id,
        courseId: id,
        position,
        title: lesson.title,
        type: lesson.type,
        minutes: getLessonMinutes(library, lesson),
        tryWatch: lesson.tryWatch,
        resourceId: getLessonResource(lesson),
      })),
    ),
    attachments: courses.flatMap(({ id, attachments }) =>
      attachments.map(({ id: attachmentId, title, file }, position): typeof courseAttachment.$inferInsert => ({
        id: attachmentId,
        courseId: id,
        position,
        title,
        disk: place.disk,
        path: `${place.folder}/${file}`,
        bytes: library.attachmentBytes.get(file) ?? 0,
      })),
    ),
    questions: buildQuestionRows(input),
  };
}

/** The minutes of a lesson: those of the media of a video, else those of the content file. */
export function getLessonMinutes(library: Library, lesson: Lesson): number {
  if (lesson.type !== 'video') return lesson.minutes;
  return Math.max(1, Math.round(getMediaSeconds(library, lesson.videoId) / 60));
}

function getLessonResource(lesson: Lesson): string | null {
  if (lesson.type === 'video') return lesson.videoId;
  if (lesson.type === 'document') return lesson.documentId;
  return lesson.type === 'case' ? lesson.caseId : null;
}

import type { Locale } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { replaceChildren, upsert } from '../../platform/database/upsert.ts';
import { m } from '../../texts/index.ts';
import type { ResourceKind } from '../content/resource-writer-service.ts';
import { courseAttachment } from './attachment/tables.ts';
import { createCourseRepository } from './base/repository.ts';
import { course, courseLecturer, courseLesson } from './base/tables.ts';
import { createChangeRepository } from './change/change-repository.ts';
import { compareCourses } from './change/compare-courses.ts';
import { createQuestionRepository } from './test/question-repository.ts';
import type { courseQuestion } from './test/tables.ts';

/** Details of courses that only their pages display, besides the fields of their cards. */
export interface CourseDetails {
  readonly courses: readonly (typeof course.$inferInsert)[];
  readonly lecturers: readonly (typeof courseLecturer.$inferInsert)[];
  /** Courses, whose resources must exist. */
  readonly lessons: readonly (typeof courseLesson.$inferInsert)[];
  readonly attachments: readonly (typeof courseAttachment.$inferInsert)[];
  /** Questions of their tests; earlier questions of these courses that are missing here are retired. */
  readonly questions: readonly (typeof courseQuestion.$inferInsert)[];
}

/**
 * Inserts or replaces the details of courses, whose resources exist; see `ResourceWriter`. Records the changes at `now`
 * (ms), of which learners are notified later.
 */
export async function writeCourseDetails(
  tx: Database,
  { courses, lecturers, lessons, attachments, questions }: CourseDetails,
  now: number,
): Promise<void> {
  const ids = courses.map(({ id }) => id);
  const changes = createChangeRepository(tx);
  await changes.insert(compareCourses(await changes.readContent(ids), { lessons, questions }), now);
  await upsert(tx, course, courses);
  await replaceChildren(tx, courseLecturer, courseLecturer.courseId, ids, lecturers);
  await createCourseRepository(tx).removeLessons(ids, lessons);
  // Updated in place, never deleted and inserted again: the progress of accounts refers to them.
  await upsert(tx, courseLesson, lessons);
  await replaceChildren(tx, courseAttachment, courseAttachment.courseId, ids, attachments);
  await createQuestionRepository(tx).write(ids, questions);
}

/** The language of the contents, and thereby of the labels of their parts. */
const CONTENT_LOCALE: Locale = 'zh';

/** Presents courses as resources: found by their lecturers, objectives and lessons. */
export const courseKind: ResourceKind = {
  async readTexts(tx, ids) {
    const repository = createCourseRepository(tx);
    const courses = await repository.listCourses(ids);
    const lessons = Map.groupBy(await repository.listLessonTitles(ids), ({ courseId }) => courseId);
    const lecturers = Map.groupBy(await repository.listLecturerNames(ids), ({ courseId }) => courseId);
    return new Map(
      courses.map(({ id, objectives }) => {
        const at = (place: string, label: string, texts: readonly string[]) =>
          texts.map((text) => ({ place, label, text }));
        const titles = (lessons.get(id) ?? []).map(({ title }) => title);
        const options = { locale: CONTENT_LOCALE };
        return [
          id,
          {
            labels: (lecturers.get(id) ?? []).flatMap(({ name, nameEn, hospital }) => [name, nameEn, hospital]),
            parts: [
              ...at('objectives', m['course.part.objectives']({}, options), objectives),
              ...at('lessons', m['course.part.lessons']({}, options), titles),
            ],
          },
        ];
      }),
    );
  },
  saveChapters: null,
  saveAuthors: replaceLecturers,
  table: course,
  async readRelated(tx, id) {
    return (await createCourseRepository(tx).listLecturers(id)).map((lecturer) => lecturer.id);
  },
  restoreRelated: (tx, { id, related }) => replaceLecturers(tx, id, related),
  listIdsOfAuthor: (tx, doctorId) => createCourseRepository(tx).listIdsOfLecturer(doctorId),
};

function replaceLecturers(tx: Database, id: string, doctorIds: readonly string[]): Promise<void> {
  const rows = doctorIds.map((doctorId, position) => ({ courseId: id, position, doctorId }));
  return replaceChildren(tx, courseLecturer, courseLecturer.courseId, [id], rows);
}

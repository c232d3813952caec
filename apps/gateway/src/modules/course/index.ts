import { ResourceType } from '@osteon/domain';
import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import { resourceLink } from '../content/links.ts';
import type { ContentService } from '../content/service.ts';
import { resource } from '../content/tables.ts';
import type { DoctorService } from '../doctor/service.ts';
import { course, courseLecturer, courseLesson } from './tables.ts';

/** Courses and their lessons. */
export function createCourse(
  { db }: Pick<AppContext, 'db'>,
  { content, doctors }: { content: ContentService; doctors: DoctorService },
): Module<'getCourse'> {
  const lecturers = (id: string) =>
    db
      .select({ id: courseLecturer.doctorId })
      .from(courseLecturer)
      .where(eq(courseLecturer.courseId, id))
      .orderBy(asc(courseLecturer.position));

  const lessons = (id: string) =>
    db
      .select({ lesson: courseLesson, resource: { id: resource.id, type: resource.type, titleEn: resource.titleEn } })
      .from(courseLesson)
      .leftJoin(resource, eq(resource.id, courseLesson.resourceId))
      .where(eq(courseLesson.courseId, id))
      .orderBy(asc(courseLesson.position));

  return {
    handlers: {
      async getCourse({ id }, { session }) {
        const [[row], [card], teachers, rows] = await Promise.all([
          db.select().from(course).where(eq(course.id, id)),
          content.cards([id], session),
          lecturers(id),
          lessons(id),
        ]);
        if (!row || !card) throw new CallError('notFound');
        return {
          card,
          objectives: row.objectives,
          audience: row.audience,
          lecturers: await doctors.cards(teachers.map((teacher) => teacher.id)),
          lessons: rows.map(({ lesson: { title, type, minutes, tryWatch }, resource: shown }) => ({
            title,
            titleEn: shown?.titleEn ?? '',
            type,
            minutes,
            tryWatch,
            pcLink: shown && resourceLink(shown),
          })),
        };
      },
    },
    pageCards: { '/courseTerminal': (query) => content.pageCard(queryId(query), ResourceType.course) },
  };
}

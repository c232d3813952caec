import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { buildResourceLink } from '../content/resource-link.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { CourseRepository } from './repository.ts';

/** Answers the calls of courses. */
export function createCourseHandlers(
  repository: CourseRepository,
  { content, doctors }: { content: Pick<ContentService, 'findCards'>; doctors: Pick<DoctorService, 'findCards'> },
): Handlers<'getCourse'> {
  return {
    async getCourse({ id }, { session }) {
      const [[course], [card], lecturers, lessons] = await Promise.all([
        repository.findCourse(id),
        content.findCards([id], session),
        repository.listLecturers(id),
        repository.listLessons(id),
      ]);
      if (!course || !card) throw new CallError('notFound');
      return {
        card,
        objectives: course.objectives,
        audience: course.audience,
        lecturers: await doctors.findCards(lecturers.map((lecturer) => lecturer.id)),
        lessons: lessons.map(({ lesson: { title, type, minutes, tryWatch }, resource }) => ({
          title,
          titleEn: resource?.titleEn ?? '',
          type,
          minutes,
          tryWatch,
          pcLink: resource && buildResourceLink(resource),
        })),
      };
    },
  };
}

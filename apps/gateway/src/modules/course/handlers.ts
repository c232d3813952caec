import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { getResourceLink } from '../content/resource-link.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { CourseRepository } from './repository.ts';

/** Answers the calls of courses. */
export function createCourseHandlers(
  repository: CourseRepository,
  { content, doctors }: { content: Pick<ContentService, 'cards'>; doctors: Pick<DoctorService, 'cards'> },
): Handlers<'getCourse'> {
  return {
    async getCourse({ id }, { session }) {
      const [[course], [card], lecturers, lessons] = await Promise.all([
        repository.selectCourse(id),
        content.cards([id], session),
        repository.selectLecturers(id),
        repository.selectLessons(id),
      ]);
      if (!course || !card) throw new CallError('notFound');
      return {
        card,
        objectives: course.objectives,
        audience: course.audience,
        lecturers: await doctors.cards(lecturers.map((lecturer) => lecturer.id)),
        lessons: lessons.map(({ lesson: { title, type, minutes, tryWatch }, resource }) => ({
          title,
          titleEn: resource?.titleEn ?? '',
          type,
          minutes,
          tryWatch,
          pcLink: resource && getResourceLink(resource),
        })),
      };
    },
  };
}

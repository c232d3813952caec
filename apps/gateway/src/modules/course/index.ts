import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createCourseHandlers } from './handlers.ts';
import { courseData } from './own-data-service.ts';
import { createCourseRepository } from './repository.ts';

/** Courses and their lessons. */
export function createCourse(
  { db }: Pick<AppContext, 'db'>,
  services: { content: ContentService; doctors: DoctorService },
): Module<'getCourse'> {
  return {
    handlers: createCourseHandlers(createCourseRepository(db), services),
    pageCards: { '/courseTerminal': (query) => services.content.getPageCard(queryId(query), ResourceType.course) },
    routes: null,
    mediaRoutes: [],
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: courseData,
    constraints: {},
  };
}

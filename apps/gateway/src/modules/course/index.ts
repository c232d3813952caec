import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { ProductService } from '../product/service.ts';
import { createCourseHandlers } from './handlers.ts';
import { createEnrolment } from './learning/enrolment-service.ts';
import { createLearningHandlers, type LearningCalls } from './learning/learning-handlers.ts';
import type { CourseLearning } from './learning/learning-service.ts';
import { createReadingService, type ReadSections } from './learning/reading-service.ts';
import { courseData } from './own-data-service.ts';
import { createCourseRepository } from './repository.ts';

/** Courses, their lessons and who learns them (rules/course, rules/learning). */
export function createCourse(
  deps: Pick<AppContext, 'db' | 'clock'>,
  services: {
    content: ContentService;
    doctors: DoctorService;
    products: ProductService;
    learning: CourseLearning;
    readSections: ReadSections;
  },
): Module<'getCourse' | LearningCalls> {
  const { content, learning, readSections } = services;
  const { progress, completion } = learning;
  const enrolment = createEnrolment(deps, { countLearners: (id, trx, by) => content.addView(id, trx, by), completion });
  const readings = createReadingService(deps, { progress, completion, readSections });
  return {
    handlers: {
      ...createCourseHandlers(deps, createCourseRepository(deps.db), services),
      ...createLearningHandlers(deps, { content, enrolment, progress, readings }),
    },
    pageCards: { '/courseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.course) },
    routes: null,
    mediaRoutes: [],
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: async (tx, { id }) => {
      await enrolment.removeAccount(tx, id);
      return {};
    },
    ownData: courseData,
    constraints: {},
  };
}

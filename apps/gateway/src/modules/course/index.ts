import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { PostMessage } from '../../platform/portal-message.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { ProductService } from '../product/service.ts';
import { createUrlSigner } from '../video/signed-url.ts';
import { type AttachmentCalls, createAttachmentHandlers } from './attachment/attachment-handlers.ts';
import { createAttachmentRepository } from './attachment/attachment-repository.ts';
import { createAttachmentRoute } from './attachment/attachment-route.ts';
import { createCourseRepository } from './base/repository.ts';
import { createChangeJob, oldChangesJob } from './change/change-jobs.ts';
import { createChangeService } from './change/change-service.ts';
import { createCourseHandlers } from './handlers.ts';
import { createEnrolment } from './learning/enrolment-service.ts';
import { createLearningHandlers, type LearningCalls } from './learning/learning-handlers.ts';
import type { CourseLearning } from './learning/learning-service.ts';
import type { WatchLedgerReader } from './learning/progress-service.ts';
import { createReadingService, type ReadSections } from './learning/reading-service.ts';
import { createTenMinutes, type VideoChapters } from './learning/ten-minutes-service.ts';
import { courseData } from './own-data-service.ts';
import { createReminderService, type ReminderService } from './reminder/reminder-service.ts';
import { createTestHandlers, type TestCalls } from './test/test-handlers.ts';
import { createTestService, type TestService } from './test/test-service.ts';

/** Batch size, in attempts; each may complete a course. */
const ATTEMPTS_BATCH = 200;

/** Daily job that scores attempts that expired without being submitted (rules/course-test#time). */
const createRunOutTestsJob = ({ finishAllRunOut }: Pick<TestService, 'finishAllRunOut'>): Job => ({
  name: 'run-out-course-tests',
  batch: async (tx, now) => (await finishAllRunOut(tx, now, ATTEMPTS_BATCH)) === ATTEMPTS_BATCH,
});

/** Job that reminds accounts of courses that they have started and not continued (rules/learning#reminders). */
const createReminderJob = (reminders: ReminderService): Job => ({
  name: 'course-reminders',
  inTheEvening: true,
  batch: (tx, now) => reminders.remind(tx, now),
});

/** Courses, their lessons, their learners and their tests (rules/course, rules/learning, rules/course-test). */
export function createCourse(
  deps: Pick<AppContext, 'db' | 'clock' | 'config' | 'cookies' | 'keyFor'>,
  services: {
    content: ContentService;
    doctors: DoctorService;
    products: ProductService;
    learning: CourseLearning;
    watchLedger: WatchLedgerReader;
    chapters: VideoChapters;
    readSections: ReadSections;
    sessions: SessionStore;
    /** Posts a message and sends it by its receiver's channels. */
    sendMessage: PostMessage;
  },
): Module<'getCourse' | LearningCalls | TestCalls | AttachmentCalls> {
  const { content, watchLedger, chapters, learning, readSections } = services;
  const { progress, completion } = learning;
  const attachments = createAttachmentRepository(deps.db);
  const links = createUrlSigner(deps.keyFor('attachment-link'));
  const enrolment = createEnrolment(deps, { countLearners: (id, tx, by) => content.addView(id, tx, by), completion });
  const tests = createTestService(deps, learning);
  const readings = createReadingService(deps, { progress, completion, readSections });
  const tenMinutes = createTenMinutes(deps, { content, watchLedger, chapters, progress });
  return {
    handlers: {
      ...createCourseHandlers(deps, createCourseRepository(deps.db), { ...services, tests }),
      ...createLearningHandlers(deps, {
        completion,
        content,
        doctors: services.doctors,
        enrolment,
        progress,
        readings,
        tenMinutes,
      }),
      ...createTestHandlers(tests),
      ...createAttachmentHandlers(deps, links),
    },
    pageCards: { '/courseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.course) },
    routes: null,
    mediaRoutes: [
      createAttachmentRoute(deps, {
        sessions: services.sessions,
        links,
        findAttachment: (id) => attachments.findPublished(id),
      }),
    ],
    initialDataLoaders: {},
    jobs: [
      createRunOutTestsJob(tests),
      createChangeJob(createChangeService({ sendMessage: services.sendMessage })),
      oldChangesJob,
      createReminderJob(createReminderService({ progress, sendMessage: services.sendMessage })),
    ],
    workers: [],
    erasure: async (tx, { id }) => {
      await enrolment.removeAccount(tx, id);
      return {};
    },
    ownData: courseData,
    constraints: {},
  };
}

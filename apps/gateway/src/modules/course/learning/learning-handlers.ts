import { getYearStart } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import { buildLessonLink } from '../presenter.ts';
import { createCreditCourseRepository } from './credit-course-repository.ts';
import type { Enrolment } from './enrolment-service.ts';
import { createLearnerRepository } from './learner-repository.ts';
import type { CourseProgress, ProgressReader } from './progress-service.ts';
import type { ReadingService } from './reading-service.ts';
import type { TenMinutes } from './ten-minutes-service.ts';

/** The calls of learners. */
export type LearningCalls =
  | 'joinCourse'
  | 'leaveCourse'
  | 'dismissCourseChange'
  | 'reportReading'
  | 'getMyLearning'
  | 'pickTenMinutes'
  | 'listCreditProjectCourses';

/** Services that the calls use. */
export interface LearningServices {
  readonly content: Pick<ContentService, 'findCards'>;
  readonly enrolment: Enrolment;
  readonly progress: ProgressReader;
  readonly readings: ReadingService;
  readonly tenMinutes: TenMinutes;
}

/** The place of a list that is ordered by moments, then by courses. */
const learningCursor = z.tuple([cursorMoment, cursorId]);

/** Answers the calls of learners (rules/learning#joining, #changes, #reading, #my-learning, #ten-minutes). */
export function createLearningHandlers(
  { db }: Pick<AppContext, 'db'>,
  { content, enrolment, progress, readings, tenMinutes }: LearningServices,
): Handlers<LearningCalls> {
  return {
    async joinCourse({ id }, { session }) {
      await enrolment.join(session, id);
      return { joined: true };
    },

    async leaveCourse({ id }, { session }) {
      await enrolment.leave(session.customerId, id);
      return { joined: false };
    },

    async dismissCourseChange({ id, changedAt }, { session }) {
      await enrolment.dismissChange(session.customerId, id, changedAt);
      return { dismissed: true };
    },

    reportReading: ({ lessonId, seconds, sections }, { session }) =>
      readings.report(session, { lessonId, seconds, sections }),

    pickTenMinutes: async ({ minutes }, { session }) => ({ chapters: await tenMinutes.pick(session, minutes) }),

    async getMyLearning({ state, cursor, pageSize }, { session }) {
      const { customerId } = session;
      const after = decodeCursor(learningCursor, cursor);
      const learners = createLearnerRepository(db);
      const [rows, counts] = await Promise.all([
        learners.listPage(customerId, state, { after, limit: pageSize + 1 }),
        learners.countByState(customerId),
      ]);
      const page = cutPage(rows, pageSize, ({ learntAt, courseId }) => [learntAt, courseId]);
      const ids = page.list.map(({ courseId }) => courseId);
      const [cards, courses] = await Promise.all([content.findCards(ids, session), progress.read(db, customerId, ids)]);
      const cardById = new Map(cards.map((card) => [card.resourceId, card]));
      const list = page.list.flatMap(({ courseId, learntAt, completedAt }) => {
        const card = cardById.get(courseId);
        const course = courses.get(courseId);
        // Withdrawn while the page was read.
        if (!card || !course) return [];
        return { card, learntAt, completedAt, next: completedAt === null ? presentNext(course) : null };
      });
      return { ...page, list, counts };
    },

    async listCreditProjectCourses({ year, creditClass, cursor, pageSize }, { session }) {
      const before = year === undefined ? undefined : getYearStart(year + 1);
      const courses = createCreditCourseRepository(db);
      const excluded = session ? await courses.listBooked(session.customerId) : [];
      const rows = await courses.listPage(
        { creditClass, before, excluded },
        { after: decodeCursor(learningCursor, cursor), limit: pageSize + 1 },
      );
      const page = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt, id]);
      const ids = page.list.map(({ id }) => id);
      return { ...page, list: await content.findCards(ids, session) };
    },
  };
}

function presentNext({ next, lessons }: CourseProgress) {
  if (!next) return null;
  const { lesson, durationSeconds, positionSeconds } = next;
  return {
    lessonId: lesson.id,
    number: lessons.indexOf(next) + 1,
    title: lesson.title,
    pcLink: buildLessonLink(next),
    remainingSeconds: durationSeconds === null ? null : Math.max(0, durationSeconds - (positionSeconds ?? 0)),
  };
}

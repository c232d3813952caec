import { formatDay, getDayStart, getMonday, getWeekDays, getYearStart, TEST_TRIES_A_DAY } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { courseTests } from '../test/passed-test-service.ts';
import type { Completion } from './completion-service.ts';
import { createCreditCourseRepository } from './credit-course-repository.ts';
import type { Enrolment } from './enrolment-service.ts';
import { buildLessonLink } from './lesson-presenter.ts';
import type { CourseProgress, ProgressReader } from './progress-service.ts';
import type { ReadingService } from './reading-service.ts';
import type { TenMinutes } from './ten-minutes-service.ts';
import { createWeekRepository } from './week-repository.ts';

/** The calls of learners. */
export type LearningCalls =
  | 'joinCourse'
  | 'leaveCourse'
  | 'dismissCourseChange'
  | 'reportReading'
  | 'getMyLearning'
  | 'getLearningWeek'
  | 'pickTenMinutes'
  | 'listCreditProjectCourses';

/** Services that the calls use. */
export interface LearningServices {
  readonly completion: Pick<Completion, 'read'>;
  readonly content: Pick<ContentService, 'findCards'>;
  readonly doctors: Pick<DoctorService, 'listSpecialties'>;
  readonly enrolment: Enrolment;
  readonly progress: ProgressReader;
  readonly readings: ReadingService;
  readonly tenMinutes: TenMinutes;
}

/** Cursor of a list that is ordered by timestamps, then by courses. */
const learningCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls of learners (rules/learning#joining, #changes, #reading, #my-learning, #week, #ten-minutes). */
export function createLearningHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { completion, content, doctors, enrolment, progress, readings, tenMinutes }: LearningServices,
): Handlers<LearningCalls> {
  const getMyLearning: Handlers<'getMyLearning'>['getMyLearning'] = async (request, context) => {
    const { state, specialtyId, credit, cursor, pageSize } = request;
    const { session } = context;
    const { customerId } = session;
    const after = decodeCursor(learningCursor, cursor);
    const learners = createLearnerRepository(db);
    const filter = { specialtyId, credit };
    const [rows, counts, specialtyIds, specialties] = await Promise.all([
      learners.listPage(customerId, { state, ...filter }, { after, limit: pageSize + 1 }),
      learners.countByState(customerId, filter),
      learners.listSpecialties(customerId),
      doctors.listSpecialties(),
    ]);
    const page = cutPage(rows, pageSize, ({ learntAt, courseId }) => [learntAt, courseId]);
    const ids = page.list.map(({ courseId }) => courseId);
    const [cards, courses, tests] = await Promise.all([
      content.findCards(ids, session),
      progress.read(db, customerId, ids),
      courseTests.listTestStates(db, customerId, ids, clock.now()),
    ]);
    for (const row of page.list) {
      const course = courses.get(row.courseId);
      const completedAt = course && (await completion.read(db, { accountId: customerId, ...row }, course));
      // The course has moved from this list to the completed ones.
      if (row.completedAt === null && completedAt) return getMyLearning(request, context);
    }
    const cardById = new Map(cards.map((card) => [card.resourceId, card]));
    const list = page.list.flatMap(({ courseId, learntAt, completedAt }) => {
      const card = cardById.get(courseId);
      const course = courses.get(courseId);
      // The course was withdrawn while the page was read.
      if (!card || !course) return [];
      const next = completedAt === null ? presentNext(course) : null;
      const isTested = next?.type === 'test' || (completedAt !== null && hasTest(course));
      const test = isTested ? (tests.get(courseId) ?? UNTESTED) : null;
      return { card, learntAt, completedAt, next, test };
    });
    const held = new Set(specialtyIds);
    return { ...page, list, counts, specialties: specialties.filter(({ id }) => held.has(id)) };
  };

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

    async getLearningWeek(_request, { session }) {
      const { customerId } = session;
      const now = clock.now();
      const week = createWeekRepository(db);
      const [days, lessonsDone] = await Promise.all([
        week.listDays(customerId),
        week.countDone(customerId, getDayStart(getMonday(formatDay(now)))),
      ]);
      return {
        days: getWeekDays(days, now).map(({ day, seconds }) => ({ day, seconds: Math.round(seconds) })),
        lessonsDone,
      };
    },

    getMyLearning,

    async listCreditProjectCourses({ year, creditClass, cursor, pageSize }, { session }) {
      const before = year === undefined ? undefined : getYearStart(year + 1);
      const courses = createCreditCourseRepository(db);
      const excluded = session ? await courses.listAwarded(session.customerId) : [];
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

/** Test state of an account that has never started a test. */
const UNTESTED = { attemptsLeft: TEST_TRIES_A_DAY, score: null };

const hasTest = ({ lessons }: CourseProgress) => lessons.some(({ lesson }) => lesson.type === 'test');

function presentNext({ next, lessons }: CourseProgress) {
  if (!next) return null;
  const { lesson, durationSeconds, positionSeconds } = next;
  return {
    lessonId: lesson.id,
    number: lessons.indexOf(next) + 1,
    title: lesson.title,
    type: lesson.type,
    pcLink: buildLessonLink(next),
    remainingSeconds: durationSeconds === null ? null : Math.max(0, durationSeconds - (positionSeconds ?? 0)),
  };
}

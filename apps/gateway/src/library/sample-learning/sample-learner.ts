import type { account } from '../../modules/account/accounts/tables.ts';
import { createContentRepository } from '../../modules/content/repository.ts';
import { readResourceSections } from '../../modules/content-writer.ts';
import { createEnrolment } from '../../modules/course/learning/enrolment-service.ts';
import { createCourseLearning } from '../../modules/course/learning/learning-service.ts';
import type { LessonProgress } from '../../modules/course/learning/progress-service.ts';
import { createReadingService } from '../../modules/course/learning/reading-service.ts';
import { createTestService } from '../../modules/course/test/test-service.ts';
import { createCreditService } from '../../modules/credit/credit-service.ts';
import { createVideoCredit } from '../../modules/credit/video-credit-service.ts';
import { createIndexRepository } from '../../modules/search/indexing/index-repository.ts';
import { createPlayPositions } from '../../modules/video/position-service.ts';
import { createWatchLedger } from '../../modules/video/watch/watch-ledger-service.ts';
import { createWatchService } from '../../modules/video/watch/watch-service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import { answerTest } from './answer-test.ts';
import type { SampleEvening } from './sample-evenings.ts';

const SECOND_MS = 1000;

/** Seconds that a page reports of a text at once. */
const READ_SECONDS = 30;

/** Seconds of video in one report, less than an account may have unreported. */
const REPORT_SECONDS = 100;

/** The part of each video that is skipped, as shares of it: less than a tenth, so that the video counts as seen. */
const SKIPPED = { from: 0.52, to: 0.56 } as const;

/** The time spent on a test. */
const TEST_MS = 11 * 60 * SECOND_MS;

/** Creates a learner with a clock of its own, who uses the services behind the page of a course. */
export function createSampleLearner(deps: Pick<AppContext, 'db' | 'audit'>, owner: typeof account.$inferSelect) {
  let at = 0;
  const own = { ...deps, clock: { now: () => at } };
  const { db } = deps;
  const session = getSession(owner);
  const watchLedger = createWatchLedger(own);
  const positions = createPlayPositions(own);
  const credit = createCreditService(own);
  const learning = createCourseLearning(own, { watchLedger, positions, credit });
  const awardSeenVideo = createVideoCredit(own, { watchLedger, credit });
  const watches = createWatchService(own, {
    onVideoSeen: [awardSeenVideo, learning.completeCoursesOfVideo],
    lessons: learning,
  });
  // The sample's learners read whole cases.
  const readings = createReadingService(own, {
    ...learning,
    readSections: async (tx, resource, accountId) => {
      const { all } = await readResourceSections(tx, resource, accountId);
      return { all, open: all };
    },
  });
  const tests = createTestService(own, learning);
  const enrolment = createEnrolment(own, {
    completion: learning.completion,
    countLearners: async (courseId, tx, by) => {
      const viewed = await createContentRepository(tx).addView(courseId, tx, by);
      if (viewed) await createIndexRepository(tx).updatePopularity(viewed);
    },
  });

  async function watch({ lesson, resource, durationSeconds }: LessonProgress, share: number): Promise<void> {
    if (!resource || durationSeconds === null) return;
    const end = Math.floor(durationSeconds * share);
    const skipped = { from: durationSeconds * SKIPPED.from, to: durationSeconds * SKIPPED.to };
    const nonce = await watches.open(owner.id, { videoId: resource.id, lessonId: lesson.id });
    for (let from = 0; from < end; ) {
      const limit = from < skipped.from ? Math.min(skipped.from, end) : end;
      const to = Math.min(from + REPORT_SECONDS, limit);
      at += (to - from) * SECOND_MS;
      await positions.save(owner.id, resource.id, to);
      await learning.recordVideoProgress(owner.id, resource.id);
      await watches.report({ session, ip: '', deviceId: '' }, { nonce, from, to, speed: 1 });
      from = to === skipped.from ? skipped.to : to;
    }
  }

  async function read({ lesson, resource }: LessonProgress): Promise<void> {
    if (!resource) return;
    const { all: sections } = await readResourceSections(db, resource, owner.id);
    const report = (seconds: number) => readings.report(session, { lessonId: lesson.id, seconds, sections });
    await report(0);
    for (let isDone = false; !isDone; ) {
      at += READ_SECONDS * SECOND_MS;
      ({ isDone } = await report(READ_SECONDS));
    }
  }

  async function takeTest(courseId: string, wrongAnswers: readonly number[]): Promise<void> {
    for (const wrong of wrongAnswers) {
      const { id } = await tests.start(session, courseId);
      at += TEST_MS;
      await tests.submit(owner.id, { id, answers: await answerTest(db, { accountId: owner.id, id }, wrong) });
    }
  }

  async function findNext(courseId: string): Promise<LessonProgress | undefined> {
    const progress = await learning.readProgress(owner.id, courseId);
    return progress?.lessons.find(({ state }) => state === 'open' || state === 'started');
  }

  return {
    /** Moves the clock forward to a time, in ms; never back. */
    setClock(time: number): void {
      at = Math.max(at, time);
    },

    /** Joins a course, once, and completes the lessons of an evening. */
    async learn(
      courseId: string,
      { lessons, startedShare = 0, wrongAnswers = [] }: Omit<SampleEvening, 'daysAgo' | 'courseId'>,
    ) {
      await enrolment.join(session, courseId);
      for (let learnt = 0; learnt < lessons; learnt++) {
        const next = await findNext(courseId);
        if (next?.lesson.type === 'test') await takeTest(courseId, wrongAnswers);
        else if (next?.lesson.type === 'video') await watch(next, 1);
        else if (next) await read(next);
      }
      const next = startedShare > 0 ? await findNext(courseId) : undefined;
      if (next?.lesson.type === 'video') await watch(next, startedShare);
    },
  };
}

/** The session that the learner would have: only the fields that decide about learning are read. */
function getSession({
  id,
  name,
  mobile,
  email,
  roleId,
  authState,
  memberType,
  expirationTime,
}: typeof account.$inferSelect): Session {
  return {
    id: '',
    customerId: id,
    kind: 'desktop',
    userInfo: { name, mobile: mobile ?? '', email: email ?? '' },
    roleId,
    authState,
    memberType,
    expirationTime: expirationTime ?? 0,
    locale: null,
    timeZone: null,
    apiToken: '',
    lockRecordType: null,
    lockRecordId: null,
    displacedBy: null,
  };
}

import { randomInt, randomUUID } from 'node:crypto';
import { countTriesLeft, isAttemptOver, isPossibleAnswer, scoreTest, shuffle, TEST_PASS_MARK } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import type { Learner } from '../base/policy.ts';
import {
  getAnswerRules,
  getDisplayedOptions,
  listRightIds,
  presentResult,
  presentRunning,
  type Question,
} from './attempt-presenter.ts';
import { createAttemptRepository, type TestAttempt } from './attempt-repository.ts';
import { createQuestionRepository } from './question-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Upper bound of seeds: 32 bits, as the generator has no more state. */
const SEEDS = 2 ** 32;

/** Progress of learners that tests depend on. */
export interface TestDependencies {
  /** Returns true if the test of a course is open for an account: joined, and all other lessons done. */
  readonly isTestOpen: (viewer: Learner, courseId: string) => Promise<boolean>;
  /** Completes the course if its condition holds; called in the transaction of a pass. */
  readonly completeIfDone: (tx: Database, accountId: string, courseId: string) => Promise<number | null>;
}

/** An answer to a question, by the displayed positions of the options. */
interface DisplayedAnswer {
  readonly questionId: string;
  readonly answer: readonly number[];
}

export type TestService = ReturnType<typeof createTestService>;

/** Tests of courses and the attempts at them (rules/course-test). */
export function createTestService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { isTestOpen, completeIfDone }: TestDependencies,
) {
  async function countAttemptsLeft(tx: Database, accountId: string, courseId: string, now: number): Promise<number> {
    const starts = await createAttemptRepository(tx).listStarts(accountId, courseId, now - DAY_MS);
    return countTriesLeft(starts, now);
  }

  async function presentFinished(tx: Database, attempt: TestAttempt, now: number) {
    const questions = createQuestionRepository(tx);
    return presentResult(attempt, {
      questions: await questions.listByIds(attempt.questionIds),
      lessons: await questions.listLessons(attempt.courseId),
      attemptsLeft: await countAttemptsLeft(tx, attempt.accountId, attempt.courseId, now),
    });
  }

  /** Scores an attempt by its answers and stores the result, in the transaction that locked it. */
  async function finish(tx: Database, attempt: TestAttempt, over: { submittedAt: number; isRunOut: boolean }) {
    const questions = await createQuestionRepository(tx).listByIds(attempt.questionIds);
    const rightIds = listRightIds(attempt, questions);
    const result = { ...over, ...scoreTest(rightIds.length, attempt.questionIds.length), rightIds };
    await createAttemptRepository(tx).finish(attempt.id, { ...result, answers: attempt.answers });
    if (result.passed) await completeIfDone(tx, attempt.accountId, attempt.courseId);
    return { ...attempt, ...result };
  }

  const finishRunOut = (tx: Database, attempt: TestAttempt) =>
    finish(tx, attempt, { submittedAt: attempt.endsAt, isRunOut: true });

  /** The attempt that still accepts answers, locked; an expired one is scored. */
  async function scoreIfExpired(tx: Database, accountId: string, courseId: string, now: number) {
    const attempt = await createAttemptRepository(tx).lockRunning(accountId, courseId);
    if (!attempt || !isAttemptOver(attempt, now)) return attempt;
    await finishRunOut(tx, attempt);
    return undefined;
  }

  /** The running attempt of the caller, locked. @throws {CallError} notFound, testOver */
  async function lockRunning(tx: Database, accountId: string, id: string, now: number): Promise<TestAttempt> {
    const attempt = await createAttemptRepository(tx).lockOwn(accountId, id);
    if (!attempt) throw new CallError('notFound');
    if (isAttemptOver(attempt, now)) throw new CallError('testOver');
    return attempt;
  }

  /** Merges submitted answers into those of an attempt. @throws {CallError} badInput for an invalid answer */
  function mergeAnswers(attempt: TestAttempt, questions: readonly Question[], given: readonly DisplayedAnswer[]) {
    const answers = new Map(Object.entries(attempt.answers));
    const attemptQuestionIds = new Set(attempt.questionIds);
    if (new Set(given.map(({ questionId }) => questionId)).size !== given.length) throw new CallError('badInput');
    for (const { questionId, answer } of given) {
      const question = questions.find(({ id }) => id === questionId);
      if (!question || !attemptQuestionIds.has(questionId)) throw new CallError('badInput');
      if (!isPossibleAnswer(getAnswerRules(question), answer)) throw new CallError('badInput');
      const displayed = getDisplayedOptions(question, attempt.seed);
      const options = answer.flatMap((position) => displayed[position] ?? []);
      answers.set(questionId, question.kind === 'order' ? options : options.toSorted((a, b) => a - b));
    }
    return Object.fromEntries(answers);
  }

  return {
    /** Rules of a course's test and the attempts left of an account, null for a visitor; null without a test. */
    async summarize(accountId: string | null, courseId: string) {
      const questions = createQuestionRepository(db);
      const [test, currentQuestions] = await Promise.all([
        questions.findTest(courseId),
        questions.listCurrent(courseId),
      ]);
      if (!test || currentQuestions.length === 0) return null;
      const attemptsLeft = accountId === null ? null : await countAttemptsLeft(db, accountId, courseId, clock.now());
      return { questions: currentQuestions.length, minutes: test.minutes, passMark: TEST_PASS_MARK, attemptsLeft };
    },

    /** The test of a course for an account (rules/course-test#page). @throws {CallError} notFound */
    async read(viewer: Learner, courseId: string) {
      const accountId = viewer.customerId;
      const [test, currentQuestions, isOpen] = await Promise.all([
        createQuestionRepository(db).findTest(courseId),
        createQuestionRepository(db).listCurrent(courseId),
        isTestOpen(viewer, courseId),
      ]);
      if (!test || currentQuestions.length === 0) throw new CallError('notFound');
      const now = clock.now();
      const found = await createAttemptRepository(db).findRunning(accountId, courseId);
      const running =
        found && isAttemptOver(found, now)
          ? await db.transaction((tx) => scoreIfExpired(tx, accountId, courseId, now))
          : found;
      // Its explanations contain the answers to the questions of the running attempt.
      const last = running ? undefined : await createAttemptRepository(db).findLast(accountId, courseId);
      return {
        ...test,
        questions: currentQuestions.length,
        passMark: TEST_PASS_MARK,
        attemptsLeft: await countAttemptsLeft(db, accountId, courseId, now),
        isOpen,
        running: running
          ? presentRunning(running, await createQuestionRepository(db).listByIds(running.questionIds), now)
          : null,
        last: last ? await presentFinished(db, last, now) : null,
      };
    },

    /**
     * Starts an attempt, or returns the running one (rules/course-test#attempts).
     * @throws {CallError} notFound, testLocked, testTriesUsed
     */
    async start(viewer: Learner, courseId: string) {
      const accountId = viewer.customerId;
      const isOpen = await isTestOpen(viewer, courseId);
      return db.transaction(async (tx) => {
        const attempts = createAttemptRepository(tx);
        const questions = createQuestionRepository(tx);
        await attempts.lockTest(accountId, courseId);
        const now = clock.now();
        const running = await scoreIfExpired(tx, accountId, courseId, now);
        if (running) return presentRunning(running, await questions.listByIds(running.questionIds), now);
        const test = await questions.findTest(courseId);
        const currentQuestions = await questions.listCurrent(courseId);
        if (!test || currentQuestions.length === 0) throw new CallError('notFound');
        if (!isOpen) throw new CallError('testLocked');
        if ((await countAttemptsLeft(tx, accountId, courseId, now)) === 0) throw new CallError('testTriesUsed');
        const seed = randomInt(SEEDS);
        const attempt: TestAttempt = {
          id: randomUUID(),
          accountId,
          courseId,
          seed,
          questionIds: shuffle(currentQuestions, seed).map(({ id }) => id),
          answers: {},
          markedIds: [],
          startedAt: now,
          endsAt: now + test.minutes * MINUTE_MS,
          submittedAt: null,
          isRunOut: false,
          score: null,
          passed: null,
          rightIds: null,
        };
        await attempts.insert(attempt);
        await createLearnerRepository(tx).recordProgress(accountId, [courseId], now);
        return presentRunning(attempt, currentQuestions, now);
      });
    },

    /** Stores an answer. @throws {CallError} notFound for an attempt of another account, testOver, badInput */
    saveAnswer: (
      accountId: string,
      { id, isMarked, ...given }: DisplayedAnswer & { readonly id: string; readonly isMarked: boolean },
    ) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const attempt = await lockRunning(tx, accountId, id, now);
        const questions = await createQuestionRepository(tx).listByIds([given.questionId]);
        const answers = mergeAnswers(attempt, questions, [given]);
        const others = attempt.markedIds.filter((each) => each !== given.questionId);
        const markedIds = isMarked ? [...others, given.questionId] : others;
        await createAttemptRepository(tx).saveAnswers(id, { answers, markedIds });
        return { serverTime: now };
      }),

    /** Submits an attempt. @throws {CallError} notFound for that of another account, testOver, badInput */
    submit: (
      accountId: string,
      { id, answers }: { readonly id: string; readonly answers: readonly DisplayedAnswer[] },
    ) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const attempt = await lockRunning(tx, accountId, id, now);
        const questions = await createQuestionRepository(tx).listByIds(attempt.questionIds);
        const answered = { ...attempt, answers: mergeAnswers(attempt, questions, answers) };
        return presentFinished(tx, await finish(tx, answered, { submittedAt: now, isRunOut: false }), now);
      }),

    /** Scores expired attempts; returns their number. Runs in a transaction of its own. */
    async finishAllRunOut(tx: Database, now: number, limit: number): Promise<number> {
      const due = await createAttemptRepository(tx).lockExpired(now, limit);
      for (const attempt of due) await finishRunOut(tx, attempt);
      return due.length;
    },
  };
}

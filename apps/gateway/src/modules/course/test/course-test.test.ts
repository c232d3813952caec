import type { ResponseOf } from '@osteon/contract';
import { TEST_TRIES_A_DAY } from '@osteon/domain';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type Attempt, COURSE, startCourseTests } from '../../../../test/course/course-tests.ts';
import { learnCourse, listAnswers, listRightAnswers } from '../../../../test/course/learn-course.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * 60_000;

const { startAttempt, clock, doctor, gateway, getQuestion, read, readRows, reset, save, submit } =
  await startCourseTests();
afterAll(() => gateway.close());
beforeEach(reset);

describe('an attempt', () => {
  test('contains every question once, in an order of its own, and reveals no answers', async () => {
    const attempt = await startAttempt();
    expect(attempt).toMatchObject({
      startedAt: clock.now(),
      endsAt: clock.now() + 20 * MINUTE,
      serverTime: clock.now(),
    });
    const [file] = await gateway.deps.sql<{ ids: string[] }[]>`
      select array_agg(id order by position) as ids from course_question where course_id = ${COURSE}`;
    expect(attempt.questions.map(({ id }) => id).toSorted()).toEqual(file?.ids.toSorted());
    for (const question of attempt.questions) {
      expect(Object.keys(question).toSorted()).toEqual(['answer', 'id', 'isMarked', 'kind', 'options', 'question']);
      expect(question).toMatchObject({ answer: [], isMarked: false });
    }
    const right = await listRightAnswers(gateway, attempt);
    for (const { id, options } of attempt.questions.filter(({ kind }) => kind === 'order')) {
      expect(right.find(({ questionId }) => questionId === id)?.answer).not.toEqual(
        options.map((_, position) => position),
      );
    }
    const body = JSON.stringify([attempt, await read()]);
    const [secret] = await gateway.deps.sql`select seed, explanation from test_attempt, course_question limit 1`;
    expect(body).not.toContain(String(secret?.['seed']));
    expect(body).not.toContain(String(secret?.['explanation']));
  });

  test('is the same on another device, with its answers and marks, while its clock continues', async () => {
    const attempt = await startAttempt();
    const question = getQuestion(attempt, 'multiple');
    expect(await save(attempt, question.id, [0, 2], { isMarked: true })).toMatchObject({ code: 0 });
    clock.advance(5 * MINUTE);
    const device = await gateway.login('13900000003');
    const again = await startAttempt(device);
    expect(again).toMatchObject({
      id: attempt.id,
      endsAt: attempt.endsAt,
      serverTime: attempt.serverTime + 5 * MINUTE,
    });
    const questionsOf = ({ questions }: Attempt) => questions.map(({ id, options }) => [id, options]);
    expect(questionsOf(again)).toEqual(questionsOf(attempt));
    expect(getQuestion(again, 'multiple')).toMatchObject({ answer: [0, 2], isMarked: true });
    expect((await read()).running).toEqual(again);
    expect(await save(attempt, question.id, [])).toMatchObject({ code: 0 });
    expect(getQuestion(await startAttempt(), 'multiple')).toMatchObject({ answer: [], isMarked: false });
  });

  test('does not reveal the answers by the result of the previous one', async () => {
    await submit(await startAttempt());
    expect((await read()).last?.explanations).not.toEqual([]);
    const attempt = await startAttempt();
    expect(await read()).toMatchObject({ running: { id: attempt.id }, last: null });
  });

  test('is shuffled differently from another', async () => {
    const orders = new Set<string>();
    for (let each = 0; each < TEST_TRIES_A_DAY; each++) {
      const attempt = await startAttempt();
      orders.add(attempt.questions.map(({ id }) => id).join());
      await submit(attempt);
    }
    expect(orders.size).toBe(TEST_TRIES_A_DAY);
  });
});

test('starting a test counts as the latest progress', async () => {
  await learnCourse(gateway.deps, 'sample-03', 'c07');
  clock.advance(HOUR);
  await startAttempt();
  const { list } = (await doctor.call('getMyLearning', {})).json().data;
  expect(list[0]).toMatchObject({ card: { resourceId: COURSE }, learntAt: clock.now() });
});

test('a joined course returns the state of its test: the tries of today and the last score, then the best one', async () => {
  const getItem = async (state: 'due' | 'finished') => {
    const { list } = (await doctor.call('getMyLearning', { state })).json().data as ResponseOf<'getMyLearning'>;
    return list.find(({ card }) => card.resourceId === COURSE);
  };
  const week = async () => (await doctor.call('getLearningWeek', {})).json().data.lessonsDone as number;
  const lessonsDone = await week();
  const attempt = await startAttempt();
  expect(await getItem('due')).toMatchObject({ next: { type: 'test' }, test: { attemptsLeft: 2, score: null } });
  await submit(attempt, await listAnswers(gateway, attempt, 4));
  expect(await getItem('due')).toMatchObject({ test: { attemptsLeft: 2, score: 66 } });
  clock.advance(HOUR);
  const second = await startAttempt();
  await submit(second, await listAnswers(gateway, second, 12));
  expect(await getItem('due')).toMatchObject({ test: { attemptsLeft: 1, score: 0 } });
  expect(await week()).toBe(lessonsDone);
  clock.advance(24 * HOUR);
  expect(await getItem('due')).toMatchObject({ test: { attemptsLeft: 3, score: 0 } });
  const third = await startAttempt();
  await submit(third, await listAnswers(gateway, third, 3));
  clock.advance(HOUR);
  const last = await startAttempt();
  await submit(last);
  expect(await getItem('due')).toBeUndefined();
  expect(await getItem('finished')).toMatchObject({ next: null, test: { score: 75 } });
  expect(await week()).toBe(lessonsDone + 1);
});

test('a question that is retired during an attempt is scored, and not used again', async () => {
  const attempt = await startAttempt();
  const right = await listRightAnswers(gateway, attempt);
  await gateway.deps.sql`update course_question set position = null where id = 'c01-q12'`;
  expect((await submit(attempt, right)).data).toMatchObject({ score: 100 });
  expect((await startAttempt()).questions.map(({ id }) => id)).not.toContain('c01-q12');
  expect(await read()).toMatchObject({ questions: 11 });
  await gateway.deps.sql`update course_question set position = 11 where id = 'c01-q12'`;
});

describe('a result', () => {
  test('of right answers is 100, completes the course and awards its credit once', async () => {
    const attempt = await startAttempt();
    clock.advance(7 * MINUTE);
    const reply = await submit(attempt, await listRightAnswers(gateway, attempt));
    expect(reply).toMatchObject({
      code: 0,
      data: { id: attempt.id, score: 100, passed: true, isRunOut: false, submittedAt: clock.now(), attemptsLeft: 2 },
    });
    const course = (await doctor.call('getCourse', { id: COURSE })).json().data;
    expect(course.learning).toMatchObject({ joined: true, completedAt: clock.now() });
    expect(course.lessons.at(-1)).toMatchObject({ type: 'test', state: 'done' });
    const lines = await gateway.deps.sql`select source_id, evidence from credit_line where account_id = 'sample-03'`;
    expect(lines).toEqual([
      {
        source_id: COURSE,
        evidence: expect.objectContaining({ test: { attemptId: attempt.id, score: 100, at: clock.now() } }),
      },
    ]);
  });

  test.each([
    [3, 75, true],
    [4, 66, false],
    [12, 0, false],
  ])('with %i wrong of 12 is %i', async (wrong, score, passed) => {
    const attempt = await startAttempt();
    const { data } = await submit(attempt, await listAnswers(gateway, attempt, wrong));
    expect(data).toMatchObject({ score, passed });
    expect(data.explanations.filter(({ isRight }: { isRight: boolean }) => !isRight)).toHaveLength(wrong);
    const [learner] = await gateway.deps.sql`select completed_at from course_learner`;
    expect(learner?.['completed_at'] !== null).toBe(passed);
    expect((await read()).last).toEqual(data);
  });

  test('explains each question: the chosen and the right answer, why, and where to review it', async () => {
    const attempt = await startAttempt();
    const chosen = getQuestion(attempt, 'multiple');
    await save(attempt, chosen.id, [1]);
    const right = await listRightAnswers(gateway, attempt);
    const { data } = await submit(attempt);
    const explained = data.explanations.find(({ id }: { id: string }) => id === chosen.id);
    expect(explained).toMatchObject({ options: chosen.options, answer: [1], isRight: false });
    const key = right.find(({ questionId }) => questionId === chosen.id)?.answer ?? [];
    expect(explained.right).toEqual(key.toSorted((a, b) => a - b));
    expect(explained.explanation).not.toBe('');
    const videoReviews = data.explanations.flatMap(({ review }: { review: { type: string }[] }) =>
      review.filter(({ type }) => type === 'video'),
    );
    for (const { pcLink, seconds, lesson, lessonTitle } of videoReviews) {
      expect(pcLink).toMatch(new RegExp(`^/videoTerminal\\?id=v\\d+&course=c01&lesson=c01-l${lesson}&t=${seconds}$`));
      expect(lessonTitle).not.toBe('');
    }
    expect(videoReviews.length).toBeGreaterThan(8);
  });

  test('prefers submitted to saved answers; a question without an answer is wrong', async () => {
    const attempt = await startAttempt();
    const right = await listRightAnswers(gateway, attempt);
    const [first, second] = right;
    if (!first || !second) throw new Error('no questions');
    await save(attempt, first.questionId, first.answer);
    await save(attempt, second.questionId, []);
    const { data } = await submit(attempt, [second]);
    expect(data).toMatchObject({ score: 16, passed: false });
    expect(data.explanations.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual(
      right.map((_, index) => index < 2),
    );
  });

  test('whose response was lost is read again', async () => {
    const attempt = await startAttempt();
    const { data } = await submit(attempt, await listRightAnswers(gateway, attempt));
    expect(await submit(attempt)).toMatchObject({ code: 40_911 });
    expect(await read()).toMatchObject({ running: null, last: data });
  });
});

test('the page of a course has the number of questions and of remaining tries', async () => {
  const readTest = async (by: Browser, id: string) => (await by.call('getCourse', { id })).json().data.test;
  await startAttempt();
  expect(await readTest(doctor, COURSE)).toEqual({ questions: 12, minutes: 20, passMark: 70, attemptsLeft: 2 });
  expect(await readTest(gateway.browser(), 'c07')).toMatchObject({ questions: 13, attemptsLeft: null });
  expect(await readTest(doctor, 'c03')).toBeNull();
});

test('erasing an account deletes its attempts and no others', async () => {
  const leaving = await gateway.login('13900000009');
  await learnCourse(gateway.deps, 'sample-09', COURSE);
  await startAttempt(leaving);
  const attempt = await startAttempt();
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  expect((await leaving.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * 24 * HOUR);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect((await readRows()).map((row) => row['id'])).toEqual([attempt.id]);
});

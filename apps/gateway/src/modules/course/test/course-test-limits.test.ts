import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COURSE, startCourseTests } from '../../../../test/course/course-tests.ts';
import { learnCourse, listRightAnswers } from '../../../../test/course/learn-course.ts';

const MINUTE = 60_000;
const HOUR = 60 * 60_000;

const { startAttempt, clock, doctor, gateway, getQuestion, other, read, readRows, reset, save, start, submit } =
  await startCourseTests();
afterAll(() => gateway.close());
beforeEach(reset);

describe('time', () => {
  test('that has expired: the saved answers are scored and count as a try', async () => {
    const attempt = await startAttempt();
    for (const { questionId, answer } of await listRightAnswers(gateway, attempt))
      await save(attempt, questionId, answer);
    clock.advance(20 * MINUTE - 1);
    expect((await read()).running?.id).toBe(attempt.id);
    clock.advance(1);
    const [first] = attempt.questions;
    expect(await save(attempt, first?.id ?? '', [0])).toMatchObject({ code: 40_911 });
    expect(await submit(attempt)).toMatchObject({ code: 40_911 });
    clock.advance(HOUR);
    expect(await read()).toMatchObject({
      running: null,
      attemptsLeft: 2,
      last: { id: attempt.id, score: 100, passed: true, isRunOut: true, submittedAt: attempt.endsAt },
    });
    expect((await doctor.call('getCourse', { id: COURSE })).json().data.learning.completedAt).toBe(clock.now());
  });

  test('that has expired unnoticed: the next attempt or the daily job scores it', async () => {
    const first = await startAttempt();
    clock.advance(HOUR);
    const second = await startAttempt();
    expect(second.id).not.toBe(first.id);
    clock.advance(HOUR);
    const job = gateway.modules.jobs.find(({ name }) => name === 'run-out-course-tests');
    expect(await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()))).toBe(false);
    expect(await readRows()).toMatchObject([
      { id: first.id, is_run_out: true, score: 0, passed: false, right_ids: [] },
      { id: second.id, is_run_out: true, score: 0, passed: false, right_ids: [] },
    ]);
  });
});

describe('tries', () => {
  test('are three a day in Shanghai, regardless of how they ended', async () => {
    clock.set(Date.parse('2026-11-24T23:00:00+08:00'));
    await submit(await startAttempt());
    await submit(await startAttempt());
    await startAttempt();
    clock.advance(30 * MINUTE);
    expect(await read()).toMatchObject({ attemptsLeft: 0, running: null });
    expect(await start()).toMatchObject({ code: 40_910, data: null });
    expect(await readRows()).toHaveLength(3);
    clock.set(Date.parse('2026-11-24T23:59:59.999+08:00'));
    expect(await start()).toMatchObject({ code: 40_910 });
    clock.advance(1);
    expect(await read()).toMatchObject({ attemptsLeft: 3 });
    expect(await start()).toMatchObject({ code: 0 });
    expect((await read()).attemptsLeft).toBe(2);
  });

  test('an attempt that runs over midnight counts on the day of its start', async () => {
    clock.set(Date.parse('2026-11-26T23:55:00+08:00'));
    const attempt = await startAttempt();
    clock.advance(10 * MINUTE);
    expect((await submit(attempt)).data).toMatchObject({ attemptsLeft: 3 });
  });
});

describe('refused, with nothing changed', () => {
  const unchanged = async (act: () => Promise<unknown>) => {
    const before = await readRows();
    await act();
    expect(await readRows()).toEqual(before);
  };

  test('an answer to the attempt of another account', async () => {
    const attempt = await startAttempt();
    const [question] = attempt.questions;
    await learnCourse(gateway.deps, 'sample-02', COURSE);
    await unchanged(async () => {
      expect(await save(attempt, question?.id ?? '', [0], { by: other })).toMatchObject({ code: 40_400 });
      expect(await submit(attempt, [], other)).toMatchObject({ code: 40_400 });
    });
    expect((await read(other)).running).toBeNull();
  });

  test('a repeated submission', async () => {
    const attempt = await startAttempt();
    const right = await listRightAnswers(gateway, attempt);
    await submit(attempt);
    await unchanged(async () => {
      expect(await submit(attempt, right)).toMatchObject({ code: 40_911, data: null });
      expect(await save(attempt, right[0]?.questionId ?? '', [0])).toMatchObject({ code: 40_911 });
    });
  });

  test('unknown questions and options, and invalid answers', async () => {
    const attempt = await startAttempt();
    const single = getQuestion(attempt, 'single');
    const multiple = getQuestion(attempt, 'multiple');
    const order = getQuestion(attempt, 'order');
    const wrong: [string, number[]][] = [
      ['c07-q1', [0]],
      ['unknown', [0]],
      [single.id, [single.options.length]],
      [single.id, [0, 1]],
      [single.id, [-1]],
      [single.id, [0.5]],
      [multiple.id, [0, 0]],
      [multiple.id, [multiple.options.length]],
      [order.id, [0, 1]],
      [order.id, order.options.map(() => 0)],
    ];
    await unchanged(async () => {
      for (const [questionId, answer] of wrong) {
        expect(await save(attempt, questionId, answer)).toMatchObject({ code: 40_000 });
        expect(await submit(attempt, [{ questionId, answer }])).toMatchObject({ code: 40_000 });
      }
      const twice = { questionId: single.id, answer: [0] };
      expect(await submit(attempt, [twice, twice])).toMatchObject({ code: 40_000 });
    });
  });

  test.each([
    ['a course that is not joined', "delete from course_learner where course_id = 'c01'"],
    ['a film that is not seen', 'delete from watched_video'],
    ['a document that is not read', 'delete from lesson_reading'],
  ])('a test that is locked by %s', async (_what, sql) => {
    await gateway.deps.sql.unsafe(sql);
    expect(await read()).toMatchObject({ isOpen: false, running: null, questions: 12, minutes: 20, passMark: 70 });
    await unchanged(async () => expect(await start()).toMatchObject({ code: 40_310 }));
  });

  test('unknown courses, those without a test and those that are not published', async () => {
    for (const id of ['c99', 'c03', 'v01']) {
      expect((await start(doctor, id)).code).toBe(40_400);
      expect((await doctor.call('getCourseTest', { id })).json().code).toBe(40_400);
    }
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${COURSE}`;
    expect((await start()).code).toBe(40_400);
    await gateway.deps.sql`update resource set state = 'published' where id = ${COURSE}`;
    expect(await readRows()).toEqual([]);
  });

  test('visitors', async () => {
    const visitor = gateway.browser();
    expect((await start(visitor)).code).toBe(40_100);
    expect((await visitor.call('getCourseTest', { id: COURSE })).json().code).toBe(40_100);
  });
});

import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { learnCourse, listRightAnswers } from '../../../../test/course/learn-course.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const TAPS = 100;
const COURSE = 'c07';

const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  doctor = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`truncate test_attempt, course_learner, lesson_reading, watched_video, credit_line`;
  await learnCourse(gateway.deps, 'sample-03', COURSE);
});

const many = <Result>(act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: TAPS }, (_, index) => act(index)));
const start = async (): Promise<ResponseOf<'startCourseTest'>> =>
  (await doctor.call('startCourseTest', { id: COURSE })).json().data;

test('100 concurrent starts create one attempt and use one try', async () => {
  const attempts = await many(start);
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  const [count] = await gateway.deps.sql`select count(*)::int from test_attempt`;
  expect(count).toEqual({ count: 1 });
});

test('100 concurrent starts after two tries create the third, and no fourth', async () => {
  for (const _ of ['first', 'second']) await doctor.call('submitCourseTest', { id: (await start()).id, answers: [] });
  const replies = await many(async (index) =>
    index % 2 === 0
      ? doctor.call('startCourseTest', { id: COURSE })
      : doctor.call('submitCourseTest', { id: (await start())?.id ?? 'none', answers: [] }),
  );
  expect(replies.every((reply) => reply.statusCode < 500)).toBe(true);
  const [count] = await gateway.deps.sql`select count(*)::int from test_attempt`;
  expect(count).toEqual({ count: 3 });
});

test('100 concurrent submissions create one result, one completion and one line of credit', async () => {
  const attempt = await start();
  const answers = await listRightAnswers(gateway, attempt);
  const replies = await many(() => doctor.call('submitCourseTest', { id: attempt.id, answers }));
  const codes = replies.map((reply) => reply.json().code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 40_911)).toHaveLength(TAPS - 1);
  expect(await gateway.deps.sql`select score from test_attempt`).toEqual([{ score: 100 }]);
  expect(await gateway.deps.sql`select source_id from credit_line`).toEqual([{ source_id: COURSE }]);
});

test('concurrent answers to different questions are all stored', async () => {
  const attempt = await start();
  const answers = await listRightAnswers(gateway, attempt);
  await Promise.all(
    answers.map((answer) => doctor.call('saveTestAnswer', { id: attempt.id, ...answer, isMarked: true })),
  );
  const again = await start();
  expect(again.questions.every(({ answer, isMarked }) => answer.length > 0 && isMarked)).toBe(true);
});

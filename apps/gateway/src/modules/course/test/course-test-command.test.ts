import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { learnCourse, listAnswers } from '../../../../test/course/learn-course.ts';
import { runCommand } from '../../../../test/course/run-command.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { courseTestCommand } from './course-test-command.ts';

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

const run = (...words: readonly string[]) => runCommand(courseTestCommand, gateway.deps, words);

/** Completes the test of a course with the given number of wrong answers. */
async function submitTest(account: string, customerId: string, courseId: string, wrong: number): Promise<void> {
  const browser = await gateway.login(account);
  await learnCourse(gateway.deps, customerId, courseId);
  const attempt = (await browser.call('startCourseTest', { id: courseId })).json().data;
  const answers = await listAnswers(gateway, attempt, wrong);
  expect((await browser.call('submitCourseTest', { id: attempt.id, answers })).json().code).toBe(0);
}

test('reports that there are no results', async () => {
  expect(await run()).toEqual(['No test was taken.']);
  expect(await run('c07')).toEqual(['c07 髋部骨折规范化诊疗: the first results of 0 accounts']);
});

test('the first result of each account counts, by course and by question', async () => {
  await submitTest('13900000003', 'sample-03', 'c01', 0);
  await submitTest('13900000003', 'sample-03', 'c01', 12);
  await submitTest('13900000004', 'sample-04', 'c01', 12);
  await submitTest('13900000004', 'sample-04', 'c16', 3);
  const [head, first, second] = await run();
  expect(head).toMatch(/^course\s+accounts\s+passed\s+mean\s+title$/);
  expect(first).toMatch(/^c01\s+2\s+50%\s+50\.0\s+全髋关节置换术规范化操作课程$/);
  expect(second).toMatch(/^c16\s+1\s+100%\s+75\.0\s+小儿骨科基层诊疗规范$/);
  const [title, columns, ...questions] = await run('c01');
  expect(title).toBe('c01 全髋关节置换术规范化操作课程: the first results of 2 accounts');
  expect(columns).toMatch(/^question\s+kind\s+asked\s+difficulty\s+discrimination\s+look at\s+text$/);
  expect(questions).toHaveLength(12);
  for (const line of questions) expect(line).toMatch(/^c01-q\d+\s+(single|multiple|order)\s+2\s+0\.50\s+1\.00\s+\S/);
});

test.each([
  [['c03'], 'There is no course c03 with a test.'],
  [['c99'], 'There is no course c99 with a test.'],
  [['c01', 'c07'], 'takes one course'],
])('%j is refused', async (words, complaint) => {
  await expect(run(...words)).rejects.toThrow(complaint);
});

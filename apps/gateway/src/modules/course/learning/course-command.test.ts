import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { learnCourse, listRightAnswers } from '../../../../test/course/learn-course.ts';
import { runCommand } from '../../../../test/course/run-command.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { courseCommand } from './course-command.ts';

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

const run = (...words: readonly string[]) => runCommand(courseCommand, gateway.deps, words);

test('reports that there are no learners', async () => {
  expect(await run()).toEqual(['Nobody has joined a course.']);
  expect(await run('c01')).toEqual(['c01 全髋关节置换术规范化操作课程: 0 learners']);
});

test('learners are counted by course, and by the lessons that they have done', async () => {
  const [graduate, reader, idle] = await Promise.all(
    ['13900000003', '13900000004', '13900000005'].map((account) => gateway.login(account)),
  );
  if (!graduate || !reader || !idle) throw new Error('nobody logged in');
  await learnCourse(gateway.deps, 'sample-03', 'c01');
  const attempt = (await graduate.call('startCourseTest', { id: 'c01' })).json().data;
  const answers = await listRightAnswers(gateway, attempt);
  expect((await graduate.call('submitCourseTest', { id: attempt.id, answers })).json().data.passed).toBe(true);
  for (const browser of [reader, idle]) expect((await browser.call('joinCourse', { id: 'c01' })).json().code).toBe(0);
  expect((await idle.call('joinCourse', { id: 'c07' })).json().code).toBe(0);
  const now = new Date(clock.now()).toISOString();
  await gateway.deps.sql`
    insert into lesson_reading (account_id, lesson_id, seconds, sections, share, reported_at, done_at)
    values ('sample-04', 'c01-l1', 600, '{}', 1, ${now}, ${now}), ('sample-05', 'c01-l1', 60, '{}', 0.1, ${now}, null)`;

  const [head, ...rows] = await run();
  expect(head).toMatch(/^course\s+learners\s+begun\s+completed\s+title$/);
  expect(rows).toEqual([
    expect.stringMatching(/^c01\s+3\s+\d\s+1\s+全髋关节置换术规范化操作课程$/),
    expect.stringMatching(/^c07\s+1\s+0\s+0\s+髋部骨折规范化诊疗$/),
  ]);
  const [title, columns, ...lessons] = await run('c01');
  expect(title).toBe('c01 全髋关节置换术规范化操作课程: 3 learners');
  expect(columns).toMatch(/^lesson\s+type\s+done\s+share\s+title$/);
  expect(lessons[0]).toMatch(/^c01-l1\s+document\s+2\s+67%\s+\S/);
  expect(lessons[1]).toMatch(/^c01-l2\s+video\s+1\s+33%\s+\S/);
  expect(lessons.at(-1)).toMatch(/^c01-l7\s+test\s+1\s+33%\s+结课测试$/);
});

test.each([
  [['v01'], 'There is no course v01.'],
  [['c01', 'c07'], 'takes one course'],
])('%j is refused', async (words, complaint) => {
  await expect(run(...words)).rejects.toThrow(complaint);
});

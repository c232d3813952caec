import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { courseAttachment } from '../attachment/tables.ts';
import { course, courseLecturer, courseLesson } from '../base/tables.ts';
import { type CourseDetails, writeCourseDetails } from '../course-details-service.ts';
import { courseQuestion } from '../test/tables.ts';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let original: CourseDetails;

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000002');
  const { db } = gateway.deps;
  original = {
    courses: await db.select().from(course),
    lecturers: await db.select().from(courseLecturer),
    lessons: await db.select().from(courseLesson),
    attachments: await db.select().from(courseAttachment),
    questions: await db.select().from(courseQuestion),
  };
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await write({});
  const { sql } = gateway.deps;
  await sql`delete from course_learner`;
  await sql`delete from lesson_reading`;
  await sql`delete from message`;
  await sql`delete from course_change`;
  clock.advance(60_000);
});

/** Writes all courses like the loader, with these parts replaced. */
const write = (change: Partial<CourseDetails>) =>
  gateway.deps.db.transaction((tx) => writeCourseDetails(tx, { ...original, ...change }, clock.now()));

async function runJob(named: string): Promise<void> {
  const job = gateway.modules.jobs.find(({ name }) => name === named);
  if (!job) throw new Error('there is no such job');
  while (await gateway.deps.db.transaction((tx) => job.batch(tx, clock.now()))) continue;
}

const runChangesJob = () => runJob('course-changes');

const join = (id: string, by = browser) => by.call('joinCourse', { id });
const listMessages = async (by = browser) =>
  (await by.call('listMessages', {})).json().data.list as ResponseOf<'listMessages'>['list'];
const lessonOf = (id: string) => {
  const lesson = original.lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

test('learners are notified once of a change, and their progress in the rest is retained', async () => {
  await join('c01');
  const now = new Date(clock.now()).toISOString();
  await gateway.deps.sql`
    insert into lesson_reading (account_id, lesson_id, seconds, sections, share, reported_at, done_at)
    values ('sample-02', 'c01-l1', 600, '{}', 1, ${now}, ${now})`;
  clock.advance(60_000);
  await write({
    lessons: [
      ...original.lessons
        .filter(({ id }) => id !== 'c01-l4')
        .map((lesson) => (lesson.id === 'c01-l6' ? { ...lesson, title: '病例讨论' } : lesson)),
      { ...lessonOf('c01-l4'), id: 'c01-l9', title: '新的一节', position: 20 },
    ],
    questions: original.questions.filter(({ id }) => id !== 'c01-q1'),
  });
  await runChangesJob();
  await runChangesJob();
  const [message, ...others] = await listMessages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    scene: 'edu_message',
    title: '您学习的课程有更新',
    body: '“全髋关节置换术规范化操作课程”新增“新的一节”，移除“脱位与脊柱-骨盆力线”，更新“病例讨论”，结课测试的题目有调整。其余章节的学习进度保留不变。',
    pcLink: '/courseTerminal?id=c01',
  });
  const { lessons } = (await browser.call('getCourse', { id: 'c01' })).json().data as ResponseOf<'getCourse'>;
  expect(lessons.find(({ id }) => id === 'c01-l1')).toMatchObject({ state: 'done', progress: 1 });
  expect(lessons.map(({ id }) => id)).toEqual(['c01-l1', 'c01-l2', 'c01-l3', 'c01-l5', 'c01-l6', 'c01-l7', 'c01-l9']);
  const [change] = await gateway.deps.sql`select notified_at from course_change`;
  expect(change?.notified_at).not.toBeNull();
});

test('no learner is notified if no learnable content changed', async () => {
  await join('c01');
  clock.advance(1000);
  await write({});
  await write({ lessons: original.lessons.map((lesson) => ({ ...lesson, position: 100 - (lesson.position ?? 0) })) });
  expect(await gateway.deps.sql`select 1 from course_change`).toEqual([]);
  await runChangesJob();
  expect(await listMessages()).toEqual([]);
});

test('an account is not notified that joined later, has completed the course, learns another one, or whose course is withdrawn', async () => {
  const { sql } = gateway.deps;
  const others = await Promise.all(['13900000003', '13900000004'].map((account) => gateway.login(account)));
  const [completed, elsewhere] = others;
  await join('c01', completed);
  await sql`update course_learner set completed_at = ${new Date(clock.now()).toISOString()}`;
  await join('c05', elsewhere);
  const lessons = original.lessons.filter(({ id }) => id !== 'c01-l4');
  clock.advance(1000);
  await write({ lessons });
  clock.advance(1000);
  await join('c01');
  await runChangesJob();
  for (const by of [browser, ...others]) expect(await listMessages(by)).toEqual([]);

  await write({});
  await sql`update resource set state = 'withdrawn' where id = 'c01'`;
  await runChangesJob();
  await sql`update resource set state = 'published' where id = 'c01'`;
  await runChangesJob();
  expect(await listMessages()).toEqual([]);
});

test('more learners than one batch are notified, each once', async () => {
  const { sql } = gateway.deps;
  await sql`
    insert into account
    select (jsonb_populate_record(model, jsonb_build_object('id', 'z' || n, 'mobile', null, 'email', 'z' || n || '@osteon.example'))).*
    from generate_series(1, 405) as n, (select account as model from account where id = 'sample-01') as models`;
  const now = new Date(clock.now()).toISOString();
  await sql`
    insert into course_learner (account_id, course_id, joined_at, learnt_at)
    select 'z' || n, 'c01', ${now}, ${now} from generate_series(1, 405) as n`;
  clock.advance(1000);
  await write({ lessons: original.lessons.filter(({ id }) => id !== 'c01-l4') });
  await runChangesJob();
  const [sent] = await sql`select count(*)::int as all, count(distinct account_id)::int as each from message`;
  expect(sent).toEqual({ all: 405, each: 405 });
});

describe('the page of the course', () => {
  const getChange = async (by = browser) =>
    ((await by.call('getCourse', { id: 'c01' })).json().data as ResponseOf<'getCourse'>).learning?.change;
  const dismiss = async (changedAt: number, { id = 'c01', by = browser } = {}) =>
    (await by.call('dismissCourseChange', { id, changedAt })).json();
  const without = (...ids: string[]) => original.lessons.filter(({ id }) => !ids.includes(id));

  test('displays the changes until the learner dismisses them, before and after the message', async () => {
    await join('c01');
    expect(await getChange()).toBeNull();
    clock.advance(1000);
    await write({ lessons: without('c01-l4'), questions: original.questions.filter(({ id }) => id !== 'c01-q1') });
    const change = {
      changedAt: clock.now(),
      added: [],
      removed: ['脱位与脊柱-骨盆力线'],
      changed: [],
      testChanged: true,
    };
    expect(await getChange()).toEqual(change);
    await runChangesJob();
    expect(await getChange()).toEqual(change);
    for (const _ of ['first', 'again']) {
      expect(await dismiss(change.changedAt)).toMatchObject({ code: 0, data: { dismissed: true } });
      expect(await getChange()).toBeNull();
    }
    clock.advance(1000);
    await write({});
    expect(await getChange()).toMatchObject({ added: ['脱位与脊柱-骨盆力线'], removed: [], testChanged: true });
    // A dismissal covers only displayed changes: none made meanwhile, and, with a future timestamp, no later ones.
    await dismiss(change.changedAt);
    expect(await getChange()).not.toBeNull();
    await dismiss(clock.now() + 365 * 24 * 60 * 60_000);
    expect(await getChange()).toBeNull();
    clock.advance(1000);
    await write({ lessons: without('c01-l6') });
    expect(await getChange()).toMatchObject({ removed: [lessonOf('c01-l6').title] });
  });

  test('merges several changes into one, without what was reverted', async () => {
    await join('c01');
    clock.advance(1000);
    const { title, ...lesson } = lessonOf('c01-l4');
    await write({ lessons: [...original.lessons, { ...lesson, id: 'c01-l9', title: '新的一节', position: 20 }] });
    clock.advance(1000);
    await write({ lessons: [...original.lessons, { ...lesson, id: 'c01-l9', title: '改名的一节', position: 20 }] });
    expect(await getChange()).toMatchObject({ added: [], removed: [], changed: ['改名的一节'], testChanged: false });
    clock.advance(1000);
    await write({
      lessons: original.lessons.map((each) => (each.id === 'c01-l4' ? { ...each, title: '换名' } : each)),
    });
    clock.advance(1000);
    await write({});
    expect(await getChange()).toMatchObject({ added: [], changed: [title] });
  });

  test('displays no change to visitors, to others, to a learner who joined later or has completed it', async () => {
    const [other, completed] = await Promise.all(
      ['13900000003', '13900000004'].map((account) => gateway.login(account)),
    );
    await join('c01', completed);
    await gateway.deps.sql`update course_learner set completed_at = ${new Date(clock.now()).toISOString()}`;
    clock.advance(1000);
    await write({ lessons: without('c01-l4') });
    clock.advance(1000);
    expect(await getChange(gateway.browser())).toBeUndefined();
    expect(await getChange(other)).toBeNull();
    expect(await getChange(completed)).toBeNull();
    await join('c01');
    expect(await getChange()).toBeNull();
  });

  test('accepts a dismissal from learners only', async () => {
    expect(await dismiss(1)).toMatchObject({ code: 40_900 });
    expect(await dismiss(1, { id: 'c999' })).toMatchObject({ code: 40_400 });
    expect(await dismiss(1, { by: gateway.browser() })).toMatchObject({ code: 40_100 });
    await join('c01');
    for (const changedAt of [-1, 0.5, 1e15]) expect(await dismiss(changedAt)).toMatchObject({ code: 40_000 });
    const [learner] = await gateway.deps.sql`select changes_dismissed_at from course_learner`;
    expect(learner?.changes_dismissed_at).toBeNull();
  });

  test('deletes changes after a year', async () => {
    await join('c01');
    await write({ lessons: without('c01-l4') });
    const day = 24 * 60 * 60_000;
    const run = () => runJob('old-course-changes');
    clock.advance(365 * day);
    await run();
    expect(await gateway.deps.sql`select 1 from course_change`).toHaveLength(1);
    clock.advance(day);
    await run();
    expect(await gateway.deps.sql`select 1 from course_change`).toEqual([]);
  });
});

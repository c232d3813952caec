import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
const ACCOUNT = 'sample-02';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000002');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from course_learner`;
  await gateway.deps.sql`delete from play_position`;
  await gateway.deps.sql`delete from message`;
});

/** An account that has started a course and made its last progress some time ago. */
async function startCourse(courseId: string, msAgo: number, accountId = ACCOUNT): Promise<void> {
  const at = new Date(clock.now() - msAgo).toISOString();
  await gateway.deps.sql`
    insert into course_learner (account_id, course_id, joined_at, started_at, learnt_at)
    values (${accountId}, ${courseId}, ${at}, ${at}, ${at})`;
}

async function remind(): Promise<void> {
  const job = gateway.modules.jobs.find(({ name }) => name === 'course-reminders');
  if (!job) throw new Error('there is no such job');
  while (await gateway.deps.db.transaction((tx) => job.batch(tx, clock.now()))) continue;
}

const listMessages = async (by = browser) => (await by.call('listMessages', {})).json().data.list;

test('a learner without progress for a week is reminded once, with where to continue, until they make progress', async () => {
  await startCourse('c01', WEEK - 1);
  await remind();
  expect(await listMessages()).toEqual([]);

  await gateway.deps.sql`
    insert into play_position (account_id, video_id, seconds, updated_at)
    values (${ACCOUNT}, 'v01', 60, ${new Date(clock.now()).toISOString()})`;
  clock.advance(1);
  await remind();
  await remind();
  clock.advance(WEEK);
  await remind();
  const [message, ...others] = await listMessages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    scene: 'edu_message',
    kind: 'notice',
    title: '您有课程还没学完',
    body: expect.stringMatching(
      /^“全髋关节置换术规范化操作课程”学到第2节“后外侧入路标准化操作”，还剩01:2\d，点开可接着学。$/,
    ),
    pcLink: '/courseTerminal?id=c01',
  });

  await gateway.deps.sql`update course_learner set learnt_at = ${new Date(clock.now()).toISOString()}`;
  clock.advance(WEEK + 1);
  await remind();
  expect(await listMessages()).toHaveLength(2);
});

test('several courses are combined in one message, about the one with the latest progress', async () => {
  await startCourse('c01', WEEK + 2 * DAY);
  await startCourse('c05', WEEK + DAY);
  await startCourse('c13', WEEK + 3 * DAY);
  await remind();
  const [message, ...others] = await listMessages();
  expect(others).toEqual([]);
  expect(message.pcLink).toBe('/courseTerminal?id=c05');
  expect(message.body).toContain('另有2门课程未学完。');
});

test('no reminder is sent of a course that is completed, not started, withdrawn, or open to members only', async () => {
  for (const courseId of ['c01', 'c05', 'c13', 'c02']) await startCourse(courseId, WEEK + DAY);
  const { sql } = gateway.deps;
  await sql`update course_learner set completed_at = learnt_at where course_id = 'c01'`;
  await sql`update course_learner set started_at = null where course_id = 'c05'`;
  await sql`update resource set state = 'withdrawn' where id = 'c13'`;
  await remind();
  expect(await listMessages()).toEqual([]);
  await sql`update resource set state = 'published' where id = 'c13'`;

  const member = await gateway.login('13900000003');
  await startCourse('c02', WEEK + DAY, 'sample-03');
  await remind();
  const list = await listMessages(member);
  expect(list.map(({ pcLink }: { pcLink: string }) => pcLink)).toEqual(['/courseTerminal?id=c02']);
});

test("a reminder is sent in the evening, by the channels of the account's settings", async () => {
  expect(gateway.modules.jobs.find(({ name }) => name === 'course-reminders')?.inTheEvening).toBe(true);
  await browser.call('saveMessagePreference', { scene: 'edu_message', kind: 'notice', sms: true });
  await startCourse('c01', WEEK + DAY);
  await remind();
  expect(await gateway.deps.sql`select kind from delivery where kind = 'sms' and account = '13900000002'`).toHaveLength(
    1,
  );
});

import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

/** Free, not in order: a document, videos, a case and a test. */
const FREE = 'c01';
/** Free and learnt in order; its first lesson is a video. */
const ORDERED = 'c07';
/** Priced, and free for members. */
const FOR_MEMBERS = 'c02';

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
  await gateway.deps.sql`truncate watch_session, watch_budget, watched_video`;
  clock.advance(60_000);
});

const join = async (id: string) => {
  clock.advance(1000);
  expect((await browser.call('joinCourse', { id })).json().code).toBe(0);
};
const pick = async (minutes?: number, by = browser): Promise<ResponseOf<'pickTenMinutes'>['chapters']> =>
  (await by.call('pickTenMinutes', { ...(minutes && { minutes }) })).json().data.chapters;
const sum = (chapters: Awaited<ReturnType<typeof pick>>) =>
  chapters.reduce((total, { remainingSeconds }) => total + remainingSeconds, 0);
const videoOf = (link: string) => new URL(link, 'http://osteon.test').searchParams.get('id') ?? '';

/** Watches a time range of a video as a player reports it. */
async function watch(id: string, from: number, to: number): Promise<void> {
  const { nonce } = (await browser.call('openWatchSession', { id })).json().data;
  for (let second = from; second < to; second += 10) {
    clock.advance(10_000);
    await browser.call('reportWatch', { nonce, from: second, to: Math.min(second + 10, to), speed: 1 });
  }
}

test('parts of the joined courses fit into the time together, one of each course in turn', async () => {
  await join(FREE);
  await join(ORDERED);
  for (const minutes of [5, 10, 20]) {
    const chapters = await pick(minutes);
    expect(chapters.length).toBeGreaterThan(0);
    expect(sum(chapters)).toBeLessThanOrEqual(minutes * 60);
  }
  const chapters = await pick();
  expect(chapters.map(({ course }) => course.id).slice(0, 2)).toEqual([ORDERED, FREE]);
  expect(sum(chapters)).toBeGreaterThan(sum(await pick(5)));
  // The second lesson is locked by the first, and a video is proposed once.
  expect(chapters.filter(({ course }) => course.id === ORDERED).map(({ lessonId }) => lessonId)).toEqual(['c07-l1']);
  expect(new Set(chapters.map(({ pcLink }) => videoOf(pcLink))).size).toBe(chapters.length);
});

test('a part opens at the first unseen second, and returns its remaining time', async () => {
  await join(FREE);
  const [before] = await pick(20);
  if (!before) throw new Error('nothing fits');
  expect(before).toMatchObject({ isStarted: false, remainingSeconds: before.durationSeconds });
  expect(before.pcLink).toMatch(/^\/videoTerminal\?id=v\d+&course=c01&lesson=c01-l\d+&t=0$/);
  await watch(videoOf(before.pcLink), 0, 40);
  const [after] = await pick(20);
  expect(after).toMatchObject({
    lessonId: before.lessonId,
    isStarted: true,
    durationSeconds: before.durationSeconds,
    remainingSeconds: before.remainingSeconds - 40,
    pcLink: before.pcLink.replace('&t=0', '&t=40'),
  });
});

test('a chapter is proposed if the rest of its video is too long', async () => {
  const [video] = await gateway.deps.sql<{ course_id: string; id: string; video_id: string }[]>`
    select l.course_id, l.id, l.resource_id as video_id from course_lesson l
    join resource r on r.id = l.resource_id join video v on v.id = r.id
    join resource k on k.id = l.course_id
    where r.duration_seconds > 310 and k.card_details -> 'course' ->> 'price' = '0' and jsonb_array_length(v.chapters) > 2
    order by l.id limit 1`;
  if (!video) throw new Error('no lesson has such a film');
  await gateway.deps.sql`
    update course_lesson set type = 'case' where course_id = ${video.course_id} and type = 'video' and id <> ${video.id}`;
  await gateway.deps.sql`update course set in_order = false where id = ${video.course_id}`;
  await join(video.course_id);
  const [whole] = await pick(10);
  const [chapter] = await pick(5);
  const { chapters } = (await browser.call('getVideo', { id: video.video_id })).json().data;
  expect(whole).toMatchObject({ lessonId: video.id });
  expect(chapter).toMatchObject({
    lessonId: video.id,
    title: chapters[0].title,
    durationSeconds: chapters[1].startSeconds,
  });
  await watch(video.video_id, 0, chapters[1].startSeconds);
  expect((await pick(5))[0]).toMatchObject({ title: chapters[1].title });
  expect((await pick(5))[0]?.pcLink).toContain(`&t=${chapters[1].startSeconds}`);
});

test('nothing is proposed that is seen, of a course that was left, or learnt by members only', async () => {
  expect(await pick()).toEqual([]);
  await join(FREE);
  const videos = new Map((await pick(20)).map(({ pcLink, durationSeconds }) => [videoOf(pcLink), durationSeconds]));
  const [seen = '', seconds = 0] = [...videos][0] ?? [];
  await watch(seen, 0, Math.ceil(seconds * 0.95));
  expect((await pick(20)).map(({ pcLink }) => videoOf(pcLink))).not.toContain(seen);
  await browser.call('leaveCourse', { id: FREE });
  expect(await pick(20)).toEqual([]);
  const member = await gateway.login('13900000009');
  await member.call('joinCourse', { id: FOR_MEMBERS });
  expect(await pick(20, member)).not.toEqual([]);
  await gateway.deps.sql`update account set expiration_time = now() - interval '1 day' where id = 'sample-09'`;
  clock.advance(2000);
  expect(await pick(20, member)).toEqual([]);
});

test('other times and visitors are refused', async () => {
  expect((await browser.call('pickTenMinutes', { minutes: 15 })).json().code).toBe(40_000);
  expect((await gateway.browser().call('pickTenMinutes', {})).json().code).toBe(40_100);
});

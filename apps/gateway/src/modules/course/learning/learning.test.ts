import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/erase-accounts-service.ts';

const DAY = 24 * 60 * 60_000;
/** Free, with a document, films, a case and a test. */
const FREE = 'c01';
/** Priced, and free for members. */
const FOR_MEMBERS = 'c02';
/** Priced for everybody. */
const PRICED = 'c03';
/** Of the test: a document and a case, learnt in order. */
const SHORT = 'c05';
/** Of the test: a document and a film. */
const WITH_FILM = 'c13';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let member: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  const { sql } = gateway.deps;
  await sql`delete from course_lesson where course_id = ${SHORT} and type = 'video'`;
  await sql`delete from course_lesson where course_id = ${WITH_FILM} and type = 'video' and id <> 'c13-l1'`;
  await sql`update course set in_order = true where id = ${SHORT}`;
  browser = await gateway.login('13900000002');
  member = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from course_learner`;
  await gateway.deps.sql`delete from lesson_reading`;
  await gateway.deps.sql`truncate watch_session, watch_clock, watched_film, credit_line`;
  await gateway.deps.sql`update resource set view_count = 0 where type = 14`;
  clock.advance(60_000);
});

const join = async (id: string, by = browser) => (await by.call('joinCourse', { id })).json();
const leave = async (id: string, by = browser) => (await by.call('leaveCourse', { id })).json();
const get = async (id: string, by = browser): Promise<ResponseOf<'getCourse'>> =>
  (await by.call('getCourse', { id })).json().data;
const lessonOf = async (courseId: string, type: string, by = browser) => {
  const lesson = (await get(courseId, by)).lessons.find((each) => each.type === type);
  if (!lesson) throw new Error(`no ${type} in ${courseId}`);
  return lesson;
};
const report = async (lessonId: string, seconds: number, sections: readonly string[] = [], by = browser) =>
  (await by.call('reportReading', { lessonId, seconds, sections: [...sections] })).json();
const sectionsOf = async (courseId: string, type: 'document' | 'case') => {
  const id = new URL((await lessonOf(courseId, type)).pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
  if (type === 'case') {
    return 'history examination imaging laboratory diagnosis decision operation follow-up discussion'.split(' ');
  }
  const { sections } = (await browser.call('getDocument', { id })).json().data;
  return sections.map((_section: unknown, index: number) => `section-${index + 1}`);
};

/** Reads a lesson as an open page does: a report at its opening, then one every 15 seconds. */
async function read(courseId: string, type: 'document' | 'case', by = browser): Promise<void> {
  const { id, minutes } = await lessonOf(courseId, type, by);
  const sections = await sectionsOf(courseId, type);
  await report(id, 0, sections, by);
  for (let second = 0; second < minutes * 20; second += 15) {
    clock.advance(15_000);
    await report(id, 15, [], by);
  }
}

/** Watches the film of a course from its begin until it counts, and returns how long that took, in seconds. */
async function watch(courseId: string, by = browser): Promise<number> {
  const { pcLink, durationSeconds } = await lessonOf(courseId, 'video', by);
  const id = new URL(pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
  const { nonce } = (await by.call('openWatchSession', { id })).json().data;
  const end = Math.ceil((durationSeconds ?? 0) * 0.9);
  for (let from = 0; from < end; from += 10) {
    clock.advance(10_000);
    await by.call('reportWatch', { nonce, from, to: Math.min(from + 10, durationSeconds ?? 0), speed: 1 });
  }
  return end;
}

describe('joining', () => {
  test('is for everybody who is logged in, happens once and is counted once', async () => {
    for (const _ of ['first', 'again']) expect(await join(FREE)).toMatchObject({ code: 0, data: { joined: true } });
    await Promise.all(Array.from({ length: 20 }, () => join(FREE, member)));
    expect(await get(FREE)).toMatchObject({ learners: 2, learning: { joined: true, isFree: true, completedAt: null } });
    for (const _ of ['first', 'again']) expect(await leave(FREE)).toMatchObject({ code: 0, data: { joined: false } });
    expect(await get(FREE)).toMatchObject({ learners: 1, learning: { joined: false }, next: null });
    const tags = await gateway.deps.sql`select distinct view_count from resource_tag where resource_id = ${FREE}`;
    expect(tags).toEqual([{ view_count: 1 }]);
  });

  test('of a priced course waits for its purchase, except for members where it is free for them', async () => {
    expect(await join(FOR_MEMBERS)).toMatchObject({ code: 40_900 });
    expect(await join(PRICED)).toMatchObject({ code: 40_900 });
    expect(await join(PRICED, member)).toMatchObject({ code: 40_900 });
    expect(await join(FOR_MEMBERS, member)).toMatchObject({ code: 0 });
    expect(await get(FOR_MEMBERS)).toMatchObject({ learners: 1, learning: { joined: false, isFree: false } });
    expect(await get(FOR_MEMBERS, member)).toMatchObject({ learning: { joined: true, isFree: true } });
  });

  test('is refused to visitors and for what is no course', async () => {
    const visitor = gateway.browser();
    expect(await join(FREE, visitor)).toMatchObject({ code: 40_100 });
    expect(await leave(FREE, visitor)).toMatchObject({ code: 40_100 });
    for (const id of ['v01', 'c999']) {
      expect(await join(id)).toMatchObject({ code: 40_400 });
      expect(await leave(id)).toMatchObject({ code: 40_400 });
    }
    expect(await get(FREE, visitor)).toMatchObject({ learners: 0, learning: null, next: null });
  });
});

describe('reading', () => {
  test('counts by time and sections, and finishes the lesson', async () => {
    await join(FREE);
    const { id, minutes } = await lessonOf(FREE, 'document');
    const sections = await sectionsOf(FREE, 'document');
    expect(await report(id, 0, sections.slice(0, 2))).toMatchObject({ data: { share: 0, isDone: false } });
    for (let second = 0; second < minutes * 20; second += 15) {
      clock.advance(15_000);
      await report(id, 15);
    }
    const some = await lessonOf(FREE, 'document');
    expect(some.state).toBe('started');
    expect(some.progress).toBeCloseTo(2 / (0.9 * sections.length), 5);
    clock.advance(15_000);
    expect(await report(id, 15, sections)).toMatchObject({ data: { share: 1, isDone: true } });
    expect(await lessonOf(FREE, 'document')).toMatchObject({ state: 'done', progress: 1 });
    expect(await get(FREE)).toMatchObject({ next: { lessonId: 'c01-l2' } });
  });

  test('earns no more than the time that passed, in how many pages ever', async () => {
    await join(FREE);
    const { id } = await lessonOf(FREE, 'document');
    const other = await lessonOf(FREE, 'case');
    const sections = await sectionsOf(FREE, 'document');
    expect(await report(id, 3600, sections)).toMatchObject({ data: { share: 0 } });
    await Promise.all(Array.from({ length: 20 }, () => report(id, 3600, sections)));
    clock.advance(10_000);
    await Promise.all(
      Array.from({ length: 20 }, (_each, index) => report(index % 2 === 0 ? id : other.id, 3600, sections)),
    );
    const [read] = await gateway.deps.sql`select sum(seconds) as seconds from lesson_reading`;
    expect(read?.seconds).toBe(10);
    clock.advance(DAY);
    await report(id, 3600, sections);
    const [rest] = await gateway.deps.sql`select sum(seconds) as seconds from lesson_reading`;
    expect(rest?.seconds).toBe(40);
  });

  test('knows the sections of the text alone', async () => {
    await join(FREE);
    const { id } = await lessonOf(FREE, 'document');
    await report(id, 0, ['section-1', 'section-99', 'nothing']);
    expect(await gateway.deps.sql`select sections from lesson_reading`).toEqual([{ sections: ['section-1'] }]);
  });

  test('is refused where nothing may be read, and changes nothing', async () => {
    const { id } = await lessonOf(FREE, 'document');
    expect(await report(id, 0)).toMatchObject({ code: 40_900 });
    await join(FREE);
    expect(await report('c01-l2', 0)).toMatchObject({ code: 40_400 });
    expect(await report('c01-l7', 0)).toMatchObject({ code: 40_400 });
    expect(await report('c01-l99', 0)).toMatchObject({ code: 40_400 });
    expect(await report(id, 0, [], gateway.browser())).toMatchObject({ code: 40_100 });
    await join(SHORT);
    const last = await lessonOf(SHORT, 'case');
    expect(last).toMatchObject({ state: 'locked', lock: { reason: 'order' } });
    expect(await report(last.id, 0)).toMatchObject({ code: 40_900 });
    expect(await gateway.deps.sql`select 1 from lesson_reading`).toEqual([]);
  });

  test('of a course that was free for members ends with the membership', async () => {
    const lapsing = await gateway.login('13900000009');
    await join(FOR_MEMBERS, lapsing);
    const { id } = await lessonOf(FOR_MEMBERS, 'document', lapsing);
    expect(await report(id, 0, [], lapsing)).toMatchObject({ code: 0 });
    const [before] = await gateway.deps.sql`select expiration_time from account where id = 'sample-09'`;
    await gateway.deps.sql`update account set expiration_time = now() - interval '1 day' where id = 'sample-09'`;
    clock.advance(2000);
    expect(await report(id, 1, [], lapsing)).toMatchObject({ code: 40_900 });
    await gateway.deps.sql`update account set expiration_time = ${before?.expiration_time} where id = 'sample-09'`;
  });
});

describe('a course', () => {
  test('is completed when all its lessons are done, in its order', async () => {
    await join(SHORT);
    expect((await get(SHORT)).lessons.map(({ state }) => state)).toEqual(['open', 'locked']);
    await read(SHORT, 'document');
    expect((await get(SHORT)).lessons.map(({ state }) => state)).toEqual(['done', 'open']);
    await read(SHORT, 'case');
    const course = await get(SHORT);
    expect(course.lessons.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(course).toMatchObject({ next: null, condition: 'lessons', inOrder: true });
    const completedAt = course.learning?.completedAt;
    expect(completedAt).toBeGreaterThan(clock.now() - 60_000);
    expect((await get(SHORT, member)).lessons.map(({ state }) => state)).toEqual(['open', 'locked']);
  });

  test('books its credit once, with what was seen of its films, whatever lesson is the last', async () => {
    await join(WITH_FILM);
    await read(WITH_FILM, 'document');
    const seconds = await watch(WITH_FILM);
    expect(await lessonOf(WITH_FILM, 'video')).toMatchObject({ state: 'done' });
    const { completedAt } = (await get(WITH_FILM)).learning ?? {};
    expect(completedAt).toBe(clock.now());
    const lines = () => gateway.deps.sql`select * from credit_line where source_type = 'course'`;
    const [line] = await lines();
    expect(line).toMatchObject({ source_id: WITH_FILM, credit_class: 'II', points: '0.5', hours: '2.0' });
    expect(line?.evidence.watched).toMatchObject([{ videoId: 'v50', intervals: [{ from: 0 }] }]);
    expect(line?.evidence.watched[0].seconds).toBeGreaterThanOrEqual(seconds);
    expect(line?.evidence.test).toBeNull();
    await leave(WITH_FILM);
    await join(WITH_FILM);
    expect((await get(WITH_FILM)).learning).toMatchObject({ joined: true, completedAt: clock.now() });
    expect(await lines()).toHaveLength(1);
  });

  test('of a role that earns no credit is completed without it', async () => {
    const company = await gateway.login('13900000007');
    await join(WITH_FILM, company);
    await read(WITH_FILM, 'document', company);
    await watch(WITH_FILM, company);
    expect((await get(WITH_FILM, company)).learning?.completedAt).not.toBeNull();
    expect(await gateway.deps.sql`select 1 from credit_line`).toEqual([]);
  });

  test('keeps what was learnt when it is left, moved or renamed', async () => {
    await join(SHORT);
    await read(SHORT, 'document');
    await leave(SHORT);
    await gateway.deps.sql`update course_lesson set position = position + 10, title = '新' where course_id = ${SHORT}`;
    await join(SHORT);
    expect((await get(SHORT)).lessons.map(({ state, title }) => [state, title])).toEqual([
      ['done', '新'],
      ['open', '新'],
    ]);
  });

  test('waits with its test until all else is done', async () => {
    await join(FREE);
    const test = await lessonOf(FREE, 'test');
    expect(test).toMatchObject({ state: 'locked', lock: { reason: 'test', lessonId: 'c01-l1' } });
    expect(await get(FREE)).toMatchObject({ condition: 'lessonsAndTest', inOrder: false });
    expect((await get(SHORT)).test).toBeNull();
  });

  test('demands nothing of a lesson that was withdrawn', async () => {
    await join(SHORT);
    const { pcLink } = await lessonOf(SHORT, 'document');
    const id = new URL(pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${id}`;
    expect((await get(SHORT)).lessons.map(({ state }) => state)).toEqual(['unavailable', 'open']);
    await read(SHORT, 'case');
    expect((await get(SHORT)).learning?.completedAt).not.toBeNull();
    await gateway.deps.sql`update resource set state = 'published' where id = ${id}`;
  });

  test('names products of its tags, material and what to learn after it', async () => {
    const course = await get(FREE);
    expect(course.products.map(({ id }) => id)).toContain('p01');
    expect(course.following.map(({ resourceType }) => resourceType)).toEqual([14, 14]);
    const own = course.lessons.map(({ pcLink }) => pcLink ?? '');
    for (const { resourceId } of course.materials) expect(own.join()).not.toContain(`id=${resourceId}&`);
  });
});

describe('a film for members', () => {
  /** Of a free course that is not learnt in order, and longer than a try-watch. */
  const find = async () => {
    const [film] = await gateway.deps.sql<{ course_id: string; id: string; video_id: string }[]>`
      select l.course_id, l.id, l.resource_id as video_id from course_lesson l join resource r on r.id = l.resource_id
      join course c on c.id = l.course_id join resource k on k.id = c.id
      where r.vip and r.duration_seconds > 180 and not c.in_order and k.facts -> 'course' ->> 'price' = '0' limit 1`;
    if (!film) throw new Error('no course has such a film');
    return { courseId: film.course_id, lessonId: film.id, id: film.video_id };
  };
  const play = async (payload: { id: string; lessonId?: string }, by = browser) =>
    (await by.call('getVideoPlay', payload)).json().data as ResponseOf<'getVideoPlay'>;
  const countSegments = async ({ playlistUrl }: ResponseOf<'getVideoPlay'>, by = browser) => {
    const master = await by.send({ url: playlistUrl });
    const track = /^(?!#)\S+\.m3u8$/m.exec(master.body)?.[0] ?? '';
    const { body } = await by.send({ url: playlistUrl.replace('master.m3u8', track) });
    return [...body.matchAll(/^(?!#)\S+\.m4s$/gm)].length;
  };

  test('plays whole in a lesson of a joined course, and nowhere else', async () => {
    const { courseId, lessonId, id } = await find();
    expect(await play({ id, lessonId })).toMatchObject({ gate: 'membership', watchAuth: { tryWatchFlag: true } });
    await join(courseId);
    const whole = await play({ id, lessonId });
    expect(whole).toMatchObject({ gate: null, watchAuth: { tryWatchFlag: false }, validSeconds: 1800 });
    const limited = await play({ id });
    expect(limited).toMatchObject({ gate: 'membership' });
    expect(await countSegments(whole)).toBeGreaterThan(await countSegments(limited));
    expect(await play({ id, lessonId: 'c01-l1' })).toMatchObject({ gate: 'membership' });
    expect(await play({ id, lessonId: 'nothing' })).toMatchObject({ gate: 'membership' });
    const uncertified = await gateway.login('13900000001');
    await join(courseId, uncertified);
    expect(await play({ id, lessonId }, uncertified)).toMatchObject({ gate: 'certification' });
    expect(await play({ id, lessonId }, gateway.browser())).toMatchObject({ gate: 'login' });
  });

  test('by a link of a lesson is for its browser alone, and for half an hour', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const { playlistUrl } = await play({ id, lessonId });
    expect((await browser.send({ url: playlistUrl })).statusCode).toBe(200);
    expect((await member.send({ url: playlistUrl })).statusCode).toBe(403);
    const forged = playlistUrl.replace(/\.l\./, '.');
    expect((await browser.send({ url: forged })).statusCode).toBe(403);
    const { playlistUrl: plain } = await play({ id });
    const upgraded = plain.replace(/\/([0-9a-z]+)\.([\w-]{43})\//, '/$1.l.$2/');
    expect(upgraded).not.toBe(plain);
    expect((await browser.send({ url: upgraded })).statusCode).toBe(403);
    await leave(courseId);
    expect(await play({ id, lessonId })).toMatchObject({ gate: 'membership' });
    clock.advance(30 * 60_000);
    expect((await browser.send({ url: playlistUrl })).statusCode).toBe(403);
  });

  test('keeps its position and counts past the try-watch in its lesson', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const save = async (more: { lessonId?: string }) =>
      (await browser.call('savePlayPosition', { id, positionSeconds: 200, ...more })).json().data.positionSeconds;
    expect([await save({}), await save({ lessonId })]).toEqual([180, 200]);
    const { learning, next } = await get(courseId);
    expect([learning?.joined, next]).toEqual([true, { lessonId }]);
    const earn = async (more: { lessonId?: string }) => {
      const { nonce } = (await browser.call('openWatchSession', { id, ...more })).json().data;
      clock.advance(10_000);
      const reply = await browser.call('reportWatch', { nonce, from: 185, to: 195, speed: 1 });
      return reply.json().data.creditSeconds;
    };
    expect([await earn({}), await earn({ lessonId })]).toEqual([0, 10]);
  });

  test('counts past the try-watch no longer when its course was left', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const { nonce } = (await browser.call('openWatchSession', { id, lessonId })).json().data;
    const watch = async (from: number) => {
      clock.advance(10_000);
      const reply = await browser.call('reportWatch', { nonce, from, to: from + 10, speed: 1 });
      return reply.json().data.creditSeconds;
    };
    const before = await watch(200);
    await leave(courseId);
    expect([before, await watch(210)]).toEqual([10, 0]);
  });
});

describe('my learning', () => {
  const list = async (state?: 'due' | 'finished' | 'notStarted', by = browser) =>
    (await by.call('getMyLearning', { ...(state && { state }) })).json().data as ResponseOf<'getMyLearning'>;

  test('has what is under way, finished and not begun, last learnt first', async () => {
    for (const id of [SHORT, 'c10', FREE]) await join(id);
    await report((await lessonOf('c10', 'document')).id, 0);
    clock.advance(1000);
    await report((await lessonOf(FREE, 'document')).id, 0);
    const due = await list();
    expect(due.list.map(({ card }) => card.resourceId)).toEqual([FREE, 'c10']);
    expect(due.counts).toEqual({ due: 2, finished: 0, notStarted: 1 });
    expect(due.list[0]).toMatchObject({ next: { lessonId: 'c01-l1', number: 1, remainingSeconds: null } });
    expect((await list('notStarted')).list.map(({ card }) => card.resourceId)).toEqual([SHORT]);
    await read(SHORT, 'document');
    await read(SHORT, 'case');
    expect((await list('finished')).list).toMatchObject([{ card: { resourceId: SHORT }, next: null }]);
    expect((await list('due', member)).list).toEqual([]);
  });

  test('comes page by page', async () => {
    for (const id of [FREE, 'c10', 'c13']) {
      clock.advance(1000);
      await join(id);
    }
    const first = (await browser.call('getMyLearning', { state: 'notStarted', pageSize: 2 })).json().data;
    const ids = (page: ResponseOf<'getMyLearning'>) => page.list.map(({ card }) => card.resourceId);
    expect(ids(first)).toEqual(['c13', 'c10']);
    const second = (
      await browser.call('getMyLearning', { state: 'notStarted', pageSize: 2, cursor: first.nextCursor })
    ).json().data;
    expect(ids(second)).toEqual([FREE]);
  });

  test('is nothing for visitors', async () => {
    expect((await gateway.browser().call('getMyLearning', {})).json().code).toBe(40_100);
  });
});

test('cards show how far the caller is', async () => {
  await join(SHORT);
  await read(SHORT, 'document');
  const card = async (by = browser) =>
    (await by.call('listContent', { resourceType: 14 }))
      .json()
      .data.list.find(({ resourceId }: { resourceId: string }) => resourceId === SHORT).course.learning;
  expect(await card()).toEqual({ done: 1, shares: [1, 0], isCompleted: false });
  expect([await card(member), await card(gateway.browser())]).toEqual([null, null]);
});

test('an erased account is learner of nothing', async () => {
  const leaves = await gateway.login('13900000001');
  await join(FREE, leaves);
  await report((await lessonOf(FREE, 'document')).id, 0, [], leaves);
  const bandToken = await requestStepUpToken(leaves, '13900000001');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const left = await gateway.deps.sql`
    select account_id from course_learner where account_id = 'sample-01'
    union all select account_id from lesson_reading where account_id = 'sample-01'`;
  expect(left).toEqual([]);
  expect((await gateway.browser().call('getCourse', { id: FREE })).json().data.learners).toBe(0);
});

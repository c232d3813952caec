import type { ResponseOf } from '@osteon/contract';
import { describe, expect, test } from 'vitest';
import { FOR_MEMBERS, FREE, openLearningApp, SHORT, WITH_VIDEO } from '../../../../test/course/learning-app.ts';

const { browser, clock, gateway, get, join, leave, lessonOf, member, read, watch } = await openLearningApp();

/** Credit that was awarded for courses. */
const listLines = () => gateway.deps.sql`select * from credit_line where source_type = 'course'`;

const listLearning = async (state: 'due' | 'finished'): Promise<ResponseOf<'getMyLearning'>> =>
  (await browser.call('getMyLearning', { state, pageSize: 20 })).json().data;

/** Withdraws the resource of a lesson while `run` runs. */
async function withdraw(courseId: string, type: string, run: () => Promise<void>): Promise<void> {
  const { pcLink } = await lessonOf(courseId, type);
  const id = new URL(pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
  const setState = (state: string) => gateway.deps.sql`update resource set state = ${state} where id = ${id}`;
  await setState('withdrawn');
  try {
    await run();
  } finally {
    await setState('published');
  }
}

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

  test('awards its credit once, with the watch evidence of its videos, whatever lesson is the last', async () => {
    await join(WITH_VIDEO);
    await read(WITH_VIDEO, 'document');
    const seconds = await watch(WITH_VIDEO);
    expect(await lessonOf(WITH_VIDEO, 'video')).toMatchObject({ state: 'done' });
    const { completedAt } = (await get(WITH_VIDEO)).learning ?? {};
    expect(completedAt).toBe(clock.now());
    const [line] = await listLines();
    expect(line).toMatchObject({ source_id: WITH_VIDEO, credit_class: 'II', points: '0.5', hours: '2.0' });
    expect(line?.evidence.watched).toMatchObject([{ videoId: 'v50', intervals: [{ from: 0 }] }]);
    expect(line?.evidence.watched[0].seconds).toBeGreaterThanOrEqual(seconds);
    expect(line?.evidence.test).toBeNull();
    clock.advance(60_000);
    expect(await leave(WITH_VIDEO)).toMatchObject({ code: 40_900 });
    expect(await join(WITH_VIDEO)).toMatchObject({ code: 0 });
    expect((await get(WITH_VIDEO)).learning).toMatchObject({ joined: true, completedAt });
    expect(await listLines()).toHaveLength(1);
  });

  test('is completed without credit by a role that earns none', async () => {
    const company = await gateway.login('13900000007');
    await join(WITH_VIDEO, company);
    await read(WITH_VIDEO, 'document', company);
    await watch(WITH_VIDEO, company);
    expect((await get(WITH_VIDEO, company)).learning?.completedAt).not.toBeNull();
    expect(await gateway.deps.sql`select 1 from credit_line`).toEqual([]);
  });

  test('retains its progress when it is left, moved or renamed', async () => {
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

  test('locks its test until all else is done', async () => {
    await join(FREE);
    const test = await lessonOf(FREE, 'test');
    expect(test).toMatchObject({ state: 'locked', lock: { reason: 'test', lessonId: 'c01-l1' } });
    expect(await get(FREE)).toMatchObject({ condition: 'lessonsAndTest', inOrder: false });
    expect((await get(SHORT)).test).toBeNull();
  });

  test('does not require a lesson that was withdrawn', async () => {
    await join(SHORT);
    await withdraw(SHORT, 'document', async () => {
      expect((await get(SHORT)).lessons.map(({ state }) => state)).toEqual(['unavailable', 'open']);
      await read(SHORT, 'case');
      expect((await get(SHORT)).learning?.completedAt).not.toBeNull();
    });
  });

  test.for(['its page', 'my learning'])('whose last lesson is withdrawn is completed by %s', async (trigger) => {
    await join(WITH_VIDEO);
    await browser.call('savePlayPosition', { id: 'v50', positionSeconds: 1 });
    await watch(WITH_VIDEO);
    expect((await get(WITH_VIDEO)).learning).toMatchObject({ completedAt: null });
    await withdraw(WITH_VIDEO, 'document', async () => {
      clock.advance(60_000);
      if (trigger === 'my learning') {
        expect(await listLearning('due')).toMatchObject({ list: [], counts: { due: 0, finished: 1 } });
        const [finished] = (await listLearning('finished')).list;
        expect(finished).toMatchObject({ card: { resourceId: WITH_VIDEO }, completedAt: clock.now() });
      } else {
        expect((await get(WITH_VIDEO)).learning).toMatchObject({ completedAt: clock.now() });
      }
      expect(await listLines()).toMatchObject([{ source_id: WITH_VIDEO }]);
    });
    expect((await get(WITH_VIDEO)).learning).toMatchObject({ completedAt: clock.now() });
  });

  test('that now has a price is not completed by an account that may not learn it, until it may', async () => {
    const { sql } = gateway.deps;
    const [before] = await sql`select card_details::text from resource where id = ${WITH_VIDEO}`;
    await join(WITH_VIDEO);
    await read(WITH_VIDEO, 'document');
    await sql`update resource set card_details = (select card_details from resource where id = ${FOR_MEMBERS}) where id = ${WITH_VIDEO}`;
    await watch(WITH_VIDEO);
    const page = await get(WITH_VIDEO);
    expect(page.lessons.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(page.learning).toMatchObject({ isFree: false, completedAt: null });
    expect(await listLines()).toEqual([]);
    await sql`update resource set card_details = ${before?.card_details}::jsonb where id = ${WITH_VIDEO}`;
    expect((await get(WITH_VIDEO)).learning).toMatchObject({ completedAt: clock.now() });
    expect(await listLines()).toHaveLength(1);
  });

  test('returns products of its tags, reading material and the next courses', async () => {
    const course = await get(FREE);
    expect(course.products.map(({ id }) => id)).toContain('p01');
    expect(course.following.map(({ resourceType }) => resourceType)).toEqual([14, 14]);
    const own = course.lessons.map(({ pcLink }) => pcLink ?? '');
    for (const { resourceId } of course.materials) expect(own.join()).not.toContain(`id=${resourceId}&`);
  });
});

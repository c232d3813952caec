import { describe, expect, test } from 'vitest';
import { FREE, openLearningApp, SHORT, WITH_FILM } from '../../../../test/course/learning-app.ts';

const { clock, gateway, get, join, leave, lessonOf, member, read, watch } = await openLearningApp();

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

import { describe, expect, test } from 'vitest';
import { DAY, FOR_MEMBERS, FREE, openLearningApp, SHORT } from '../../../../test/course/learning-app.ts';

const { clock, gateway, get, join, lessonOf, openCase, report, sectionsOf } = await openLearningApp();

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

  test('counts no more than the time that passed, in any number of pages', async () => {
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

  test('accepts only sections of the text', async () => {
    await join(FREE);
    const { id } = await lessonOf(FREE, 'document');
    await report(id, 0, ['section-1', 'section-99', 'nothing']);
    expect(await gateway.deps.sql`select sections from lesson_reading`).toEqual([{ sections: ['section-1'] }]);
  });

  test('reaches the sealed sections of a case once it was opened', async () => {
    await join(FREE);
    const { id } = await lessonOf(FREE, 'case');
    const sections = await sectionsOf(FREE, 'case');
    await report(id, 0, sections);
    const reached = async () => (await gateway.deps.sql`select sections from lesson_reading`)[0]?.['sections'];
    expect(await reached()).toEqual(sections.slice(0, 6));
    await openCase(FREE);
    await report(id, 0, sections);
    expect(await reached()).toEqual(sections);
  });

  test('is refused where reading is not allowed, and changes nothing', async () => {
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

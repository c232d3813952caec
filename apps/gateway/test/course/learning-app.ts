import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeEach } from 'vitest';
import { testApp } from '../app.ts';
import { createFakeClock } from '../fake-clock.ts';

/** A day, in ms. */
export const DAY = 24 * 60 * 60_000;
/** Free, with a document, videos, a case and a test. */
export const FREE = 'c01';
/** Priced, and free for members. */
export const FOR_MEMBERS = 'c02';
/** Priced for everybody. */
export const PRICED = 'c03';
/** A course of the test: a document and a case, learnt in order. */
export const SHORT = 'c05';
/** A course of the test: a document and a video. */
export const WITH_VIDEO = 'c13';

/**
 * A gateway whose tests use two shortened courses, without any progress at the start of each test. Each file opens its
 * own, as the files of a worker share their modules.
 */
export async function openLearningApp() {
  const clock = createFakeClock();
  const gateway = await testApp({ clock });
  const { sql } = gateway.deps;
  await sql`delete from course_lesson where course_id = ${SHORT} and type = 'video'`;
  await sql`delete from course_lesson where course_id = ${WITH_VIDEO} and type = 'video' and id <> 'c13-l1'`;
  await sql`update course set in_order = true where id = ${SHORT}`;
  /** A doctor without a membership. */
  const browser = await gateway.login('13900000002');
  /** A doctor with one. */
  const member = await gateway.login('13900000003');

  afterAll(() => gateway.close());
  beforeEach(async () => {
    await sql`delete from course_learner`;
    await sql`delete from lesson_reading`;
    await sql`truncate watch_session, watch_budget, watched_video, credit_line`;
    await sql`update resource set view_count = 0 where type = 14`;
    clock.advance(60_000);
  });

  /** Joins a course. */
  const join = async (id: string, by = browser) => (await by.call('joinCourse', { id })).json();
  /** Leaves a course. */
  const leave = async (id: string, by = browser) => (await by.call('leaveCourse', { id })).json();
  /** The page of a course. */
  const get = async (id: string, by = browser): Promise<ResponseOf<'getCourse'>> =>
    (await by.call('getCourse', { id })).json().data;
  /** The first lesson of a type in a course. */
  const lessonOf = async (courseId: string, type: string, by = browser) => {
    const lesson = (await get(courseId, by)).lessons.find((each) => each.type === type);
    if (!lesson) throw new Error(`no ${type} in ${courseId}`);
    return lesson;
  };
  /** Reports that a lesson is read. */
  const report = async (lessonId: string, seconds: number, sections: readonly string[] = [], by = browser) =>
    (await by.call('reportReading', { lessonId, seconds, sections: [...sections] })).json();
  /** The anchors of the parts of a document or a case of a course. */
  const sectionsOf = async (courseId: string, type: 'document' | 'case') => {
    const id =
      new URL((await lessonOf(courseId, type)).pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
    if (type === 'case') {
      return 'history examination imaging laboratory diagnosis decision operation follow-up discussion'.split(' ');
    }
    const { sections } = (await browser.call('getDocument', { id })).json().data;
    return sections.map((_section: unknown, index: number) => `section-${index + 1}`);
  };

  /** Opens the sealed sections of the case of a course. */
  async function openCase(courseId: string, by = browser): Promise<void> {
    const link = new URL((await lessonOf(courseId, 'case', by)).pcLink ?? '', 'http://osteon.test');
    await by.call('openCaseOutcome', { id: link.searchParams.get('id') ?? '' });
  }

  /** Reads a lesson as an open page does: a report at its opening, then one every 15 seconds. */
  async function read(courseId: string, type: 'document' | 'case', by = browser): Promise<void> {
    const { id, minutes } = await lessonOf(courseId, type, by);
    const sections = await sectionsOf(courseId, type);
    if (type === 'case') await openCase(courseId, by);
    await report(id, 0, sections, by);
    for (let second = 0; second < minutes * 20; second += 15) {
      clock.advance(15_000);
      await report(id, 15, [], by);
    }
  }

  /** Watches the video of a course from its start until it counts, and returns how long that took, in seconds. */
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

  return { clock, gateway, browser, member, join, leave, get, lessonOf, report, sectionsOf, openCase, read, watch };
}

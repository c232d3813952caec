import type { RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createCreditService } from '../../credit/credit-service.ts';

const NOW = Date.parse('2026-11-22T14:40:00+08:00');
const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(() => gateway.deps.sql`truncate credit_line`);

const list = async (
  payload: RequestOf<'listCreditProjectCourses'> = {},
  by = doctor,
): Promise<ResponseOf<'listCreditProjectCourses'>> => (await by.call('listCreditProjectCourses', payload)).json().data;
const ids = ({ list: cards }: ResponseOf<'listCreditProjectCourses'>) => cards.map(({ resourceId }) => resourceId);

const awardCourse = (sourceId: string) =>
  createCreditService(gateway.deps).awardCredit(gateway.deps.db, {
    accountId: 'sample-03',
    sourceType: 'course',
    sourceId,
    title: '课程',
    titleEn: '',
    creditClass: 'I',
    hours: 1,
    points: 1,
    evidence: { watched: [], test: null },
    at: NOW,
  });

test('all courses with credit are listed, newest first, to visitors as well', async () => {
  const all = await list({ pageSize: 100 });
  expect(all.list.length).toBeGreaterThan(5);
  for (const { resourceType, course } of all.list) {
    expect(resourceType).toBe(14);
    expect(course?.points).toBeGreaterThan(0);
  }
  const timestamps = all.list.map(({ publishedAt }) => publishedAt);
  expect(timestamps).toEqual(timestamps.toSorted((a, b) => b - a));
  expect(ids(await list({ pageSize: 100 }, gateway.browser()))).toEqual(ids(all));
  const [count] = await gateway.deps.sql`
    select count(*)::int as courses from resource
    where state = 'published' and type = 14 and (card_details -> 'course' ->> 'points')::numeric > 0`;
  expect(all.list).toHaveLength(count?.['courses']);
});

test('a class, read page by page, contains every course exactly once', async () => {
  const all = ids(await list({ pageSize: 100 }));
  const classes = [await list({ creditClass: 'I', pageSize: 100 }), await list({ creditClass: 'II', pageSize: 100 })];
  for (const [index, { list: cards }] of classes.entries()) {
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ course }) => course?.creditClass))).toEqual(new Set([index === 0 ? 'I类' : 'II类']));
  }
  expect(classes.flatMap(ids).toSorted()).toEqual(all.toSorted());
  const paged: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ cursor, pageSize: 3 });
    paged.push(...ids(page));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
});

test('a course whose credit was awarded is left out for its learner only, also after its line was revoked', async () => {
  const [first = ''] = ids(await list());
  await awardCourse(first);
  expect(ids(await list({ pageSize: 100 }))).not.toContain(first);
  expect(ids(await list({ pageSize: 100 }, gateway.browser()))).toContain(first);
  await gateway.deps.sql`update credit_line set revoked_at = now(), revoked_reason = '复核'`;
  expect(ids(await list({ pageSize: 100 }))).not.toContain(first);
});

test('a year contains the courses that were published by its end', async () => {
  const all = await list({ pageSize: 100 });
  const before = Date.parse('2026-01-01T00:00:00+08:00');
  const wanted = all.list.filter(({ publishedAt }) => publishedAt < before).map(({ resourceId }) => resourceId);
  expect(ids(await list({ year: 2025, pageSize: 100 }))).toEqual(wanted);
  expect(ids(await list({ year: 2000 }))).toEqual([]);
});

test.each([{ creditClass: 'III' }, { year: 'x' }, { cursor: 'x' }])('%o is refused', async (payload) => {
  const reply = await doctor.call('listCreditProjectCourses', payload as never);
  expect(reply.json().code).toBe(40000);
});

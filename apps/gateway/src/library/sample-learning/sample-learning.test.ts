import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { creditLine } from '../../modules/credit/tables.ts';
import { loadSampleLearning } from './load-sample-learning.ts';

/** Late enough that everything learnt lies within the year. */
const NOW = Date.parse('2026-11-27T10:00:00+08:00');
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  await loadSampleLearning(gateway.deps);
});
afterAll(() => gateway.close());

const readLines = () => gateway.deps.db.select().from(creditLine).orderBy(creditLine.awardedAt, creditLine.id);

test('a doctor has credit of courses and videos, with the watched ranges and passed tests as evidence', async () => {
  const doctor = await gateway.login('13900000002');
  const year: ResponseOf<'getCreditYear'> = (await doctor.call('getCreditYear', {})).json().data;
  expect(year.earned).toEqual({ I: 2.5, II: 8 });
  const course = year.lines.find(({ sourceId }) => sourceId === 'c01');
  expect(course).toMatchObject({ creditClass: 'I', points: 1.5, evidence: { test: { score: 91 } } });
  const watched = year.lines.flatMap(({ evidence }) => evidence.watched);
  expect(watched.length).toBeGreaterThan(20);
  for (const { seconds, durationSeconds, intervals, sessions } of watched) {
    expect(seconds / durationSeconds).toBeGreaterThanOrEqual(0.9);
    expect([intervals.length, sessions.length]).toEqual([2, 1]);
  }
});

test('courses are completed, started, failed at their test, and only joined', async () => {
  const doctor = await gateway.login('13900000002');
  const list = async (state: 'due' | 'finished' | 'notStarted'): Promise<ResponseOf<'getMyLearning'>> =>
    (await doctor.call('getMyLearning', { state })).json().data;
  const due = await list('due');
  expect(due.counts).toEqual({ due: 2, finished: 6, notStarted: 1 });
  expect(due.list.map(({ card, next, test: exam }) => [card.resourceId, next?.type, exam?.score])).toEqual([
    ['c17', 'video', undefined],
    ['c16', 'test', 58],
  ]);
  const week: ResponseOf<'getLearningWeek'> = (await doctor.call('getLearningWeek', {})).json().data;
  expect(week.days.find(({ day }) => day === '2026-11-26')?.seconds).toBeGreaterThan(60);
});

test('loading it again changes nothing, and the learning of an account is left unchanged', async () => {
  const before = await readLines();
  await loadSampleLearning(gateway.deps);
  expect(await readLines()).toEqual(before);
});

test('sample learning is not loaded in production', async () => {
  const { deps } = gateway;
  const production = { ...deps, config: { ...deps.config, production: true } };
  await expect(loadSampleLearning(production)).rejects.toThrow(/production/);
});

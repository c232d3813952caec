import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@osteon/contract';
import type { LiveAction } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../test/jobs/run-daily-jobs.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';
import { analyticsJobs } from './jobs.ts';
import { statsCommand } from './stats-command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse('2026-11-20T12:00:00+08:00');
const WRITE_MS = 1000;
const clock = createFakeClock();
let gateway: TestApp;
let second: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8 });
  second = await testApp({ clock, beside: gateway });
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});
/** The interval at which events are written. */
let writes: ReturnType<typeof holdTimeLimits>;
beforeEach(async () => {
  writes = holdTimeLimits(WRITE_MS);
  clock.set(NOON);
  const { sql } = gateway.deps;
  await sql`truncate analytics_event, analytics_day, analytics_count`;
  await sql`delete from chore_run where name like 'analytics%'`;
});

type Event = RequestOf<'reportAnalytics'>['events'][number];
const here = { age: 0, page: 'home', content_id: '' };
const card = {
  ...here,
  scene: 'home',
  channel: 'ward',
  content_type: 1,
  content_id: 'v24',
  card_style: 'card',
  x_position: 1,
  y_position: 1,
  card_type: 'video',
};
const view: Event = { event: 'pageView', ...here, title: '首页', section: 4 };
const stay: Event = { event: 'pageStay', ...here, stay: 90_000 };
const seen: Event = { event: 'exposure', action: 'exposure', ...card, sample_ids: [] };
const clicked: Event = { event: 'click', action: 'click', ...card, click_type: 'open' };
const vital = (name: 'LCP' | 'CLS', value: number): Event => ({ event: 'webVital', ...here, name, value });
const fault: Event = { event: 'browserError', ...here, kind: 'error', message: 'x is not a function', stack: '' };

const visit = {
  visit_site_id: 1,
  visit_site_name: 'PC',
  session_id: '',
  ch: 'ward',
  fch: 'ward',
  ct: 'ward',
} as const;

/** Reports from a new browser, and waits until it is stored. */
async function report(events: Event[], app = gateway): Promise<void> {
  await storeEvents(events.length, (batchId) => app.browser().call('reportAnalytics', { batchId, ...visit, events }));
}

/** Sends a report, and waits until its rows are stored. */
async function storeEvents(count: number, send: (batchId: string) => Promise<{ statusCode: number }>): Promise<void> {
  const { sql } = gateway.deps;
  const [before] = await sql`select count(*)::int as rows from analytics_event`;
  expect((await send(randomBytes(16).toString('hex'))).statusCode).toBe(200);
  await vi.waitFor(async () => {
    writes.pass(WRITE_MS);
    const [after] = await sql`select count(*)::int as rows from analytics_event`;
    expect(after?.rows).toBe(before?.rows + count);
  }, 15_000);
}

const runAll = (app = gateway) => runDailyJobs(app.deps, analyticsJobs);

/** The output of the operator's command. */
async function stats(words: string[], app = gateway): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of statsCommand.read(words)(app.deps)) lines.push(line);
  return lines;
}

/** The counts of a metric, summed. */
async function counted(metric: string): Promise<number> {
  const [row] = await gateway.deps.sql`
    select coalesce(sum(count), 0)::int as count from analytics_count where metric = ${metric}`;
  return row?.count;
}

test('a day is counted once it is over, by event, page, channel and subject', async () => {
  await report([view, stay, seen, seen, clicked, fault]);
  await report([view]);
  await runAll();
  expect(await counted('pageView')).toBe(0);
  clock.advance(DAY_MS);
  await runAll();
  const rows = await gateway.deps.sql`
    select day::text, metric, page, channel, subject, count, total::int from analytics_count order by metric, page`;
  const own = { day: '2026-11-20', page: 'home', channel: 'ward', subject: '', total: 0 };
  expect(rows).toEqual([
    { ...own, metric: 'browserError', subject: 'x is not a function', count: 1 },
    { ...own, metric: 'channelVisitor', page: '', count: 2 },
    { ...own, metric: 'click', subject: '1/v24', count: 1 },
    { ...own, metric: 'customer', page: '', channel: '', count: 0 },
    { ...own, metric: 'exposure', subject: '1/v24', count: 2 },
    { ...own, metric: 'pageStay', count: 1, total: 90_000 },
    { ...own, metric: 'pageView', count: 2 },
    { ...own, metric: 'pageVisitor', channel: '', count: 2 },
    { ...own, metric: 'visitor', page: '', channel: '', count: 2 },
  ]);
});

test('late events are counted the day after, and nothing twice', async () => {
  await report([view]);
  clock.advance(DAY_MS);
  await runAll();
  await report([{ ...view, age: DAY_MS - 60_000 }]);
  clock.advance(2 * DAY_MS);
  await runAll();
  expect(await counted('pageView')).toBe(2);
  clock.advance(DAY_MS);
  await runAll();
  expect(await counted('pageView')).toBe(2);
});

test('two concurrent roll-ups have the same result', async () => {
  await report([view, seen], gateway);
  await report([view, seen], second);
  clock.advance(DAY_MS);
  await Promise.all([runAll(gateway), runAll(second), stats([], gateway), stats([], second), runAll(gateway)]);
  expect([await counted('pageView'), await counted('exposure'), await counted('visitor')]).toEqual([2, 2, 2]);
});

test('raw events are deleted after 90 days, their counts stay', async () => {
  await report([view]);
  clock.advance(91 * DAY_MS);
  await runAll();
  expect(await gateway.deps.sql`select 1 from analytics_event`).toHaveLength(0);
  expect(await counted('pageView')).toBe(1);
});

test('the operator reads today as well, with titles and percentiles', async () => {
  await report([view, stay, seen, clicked, fault, ...[1000, 1200, 1400, 2634].map((ms) => vital('LCP', ms))]);
  await report([vital('CLS', 0.05168), view]);
  const lines = await stats(['--from', '2026-11-20']);
  const line = (start: string) => lines.find((each) => each.startsWith(start))?.split(/ {2,}/);
  expect(line('2026-11-20')).toEqual(['2026-11-20', '2', '2', '0', '0:02', '1', '1', '100.0%', '0', '1']);
  expect(line('home')).toEqual(['home', '2', '2', '45 s', '1400', '-', '0.052']);
  expect(line('ward')).toEqual(['ward', '2', '2', '1', '1', '100.0%']);
  expect(line('1/v24')?.at(-1)).toMatch(/\p{Script=Han}/u);
  expect(lines.at(-1)).toBe('    1  home  x is not a function');
});

test('banners are counted by their link, adverts by their id with how often they were closed', async () => {
  const ad = { ...here, adLink: '/productList#p22', position: 1 };
  const acts: RequestOf<'reportAdData'>['events'] = [
    { ...ad, action: 'show' },
    { ...ad, action: 'show', advertId: 'l06-p22' },
    { ...ad, action: 'click', advertId: 'l06-p22' },
    { ...ad, action: 'close', advertId: 'l06-p22' },
  ];
  await storeEvents(4, (batchId) => gateway.browser().call('reportAdData', { batchId, ...visit, events: acts }));
  const lines = await stats([]);
  const rowsOf = (title: string) =>
    lines.slice(lines.indexOf(title) + 2, lines.indexOf('', lines.indexOf(title))).map((line) => line.split(/ {2,}/));
  expect(rowsOf('Banners')).toEqual([['/productList#p22', '1', '0', '0.0%']]);
  expect(rowsOf('Adverts')).toEqual([['l06-p22', '1', '1', '100.0%', '1', '明隅Arc-3移动式三维C形臂']]);
});

test('actions of viewers in live events are counted by event and action, and their failures by code', async () => {
  const live = { age: 0, page: 'liveDetail', content_id: 'l06' };
  const act = (name: LiveAction): Event => ({ event: 'liveAction', ...live, name, activityId: 'l06' });
  const failed: Event = { event: 'liveAbnormal', ...live, code: 50000 };
  await report([act('liveTerminalBrowse'), act('chapterClick'), act('chapterClick'), failed]);
  const lines = await stats([]);
  const rowsOf = (title: string) => {
    const at = lines.indexOf(title) + 2;
    return lines.slice(at, lines.indexOf('', at)).map((line) => line.trim().split(/ {2,}/).slice(0, 3));
  };
  expect(rowsOf('Actions in live events')).toEqual([
    ['2', 'chapterClick', 'l06'],
    ['1', 'liveTerminalBrowse', 'l06'],
  ]);
  expect(rowsOf('Live events that could not be loaded')).toEqual([['1', '50000', 'l06']]);
});

test.each([
  ['a range that ends before it begins', ['--from', '2026-11-21', '--to', '2026-11-20']],
  ['a day that is none', ['--from', 'yesterday']],
  ['a month too many', ['--from', '2026-13-01']],
  ['no rows', ['--top', '0']],
])('%s is reported in one line', async (_what, words) => {
  await expect(stats(words)).rejects.toThrow(/^--/);
});

test.each([
  ['0000-06-01', 'is no day of the calendar'],
  ['2026-02-30', 'is no day of the calendar'],
  ['last week', 'must look like 2026-11-01'],
])("the operator's command refuses %s as a day", (day, problem) => {
  expect(() => statsCommand.read(['--from', day])).toThrow(problem);
});

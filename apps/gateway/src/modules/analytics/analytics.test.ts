import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limit-rules.ts';
import { createCounter } from '../../platform/rate-limit/rate-limit-store.ts';
import { eraseCancelledAccounts } from '../account/cancellation/erase-accounts-service.ts';
import { EVENTS_PER_DAY_MAX } from './row-budget.ts';

type Report = RequestOf<'reportAnalytics'>;
type Event = Report['events'][number];

const WRITE_MS = 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());
/** The interval at which events are written. */
let writes: ReturnType<typeof holdTimeLimits>;
beforeEach(async () => {
  writes = holdTimeLimits(WRITE_MS);
  await gateway.deps.sql`delete from analytics_event`;
});

const here = { age: 0, page: 'home', content_id: '' };
const view: Event = { event: 'pageView', ...here, title: '首页 - 骨元', section: 4 };
const shown: Event = {
  event: 'exposure',
  action: 'exposure',
  ...here,
  scene: 'home.recommended',
  channel: 'ward',
  content_type: 1,
  content_id: 'v24',
  card_style: 'card',
  x_position: 2,
  y_position: 1,
  card_type: 'video',
  sample_ids: ['v24', 'v25'],
};

function report(events: Event[], more: Partial<Report> = {}): Report {
  return {
    batchId: randomBytes(16).toString('hex'),
    visit_site_id: 1,
    visit_site_name: 'PC',
    session_id: 'ab12',
    ch: 'ward',
    fch: 'mail',
    ct: 'mail#ward',
    events,
    ...more,
  };
}

/** The stored events, once there are that many. */
function countStored(count: number) {
  return vi.waitFor(async () => {
    writes.pass(WRITE_MS);
    const rows = await gateway.deps.sql`select * from analytics_event order by batch_id, position`;
    expect(rows).toHaveLength(count);
    return rows;
  }, 15_000);
}

test("a visitor's events are stored with their channel and their age, and without an address", async () => {
  const browser = gateway.browser();
  const reply = await browser.call('reportAnalytics', report([{ ...view, age: 5000 }, shown]));
  expect([reply.statusCode, reply.json().data]).toEqual([200, { accepted: 2 }]);
  const [first, second] = await countStored(2);
  expect(first).toMatchObject({
    event: 'pageView',
    account_id: null,
    session_id: 'ab12',
    channel: 'ward',
    first_channel: 'mail',
    channel_history: 'mail#ward',
    page: 'home',
    detail: { title: '首页 - 骨元', section: 4 },
  });
  expect(Date.parse(first?.at)).toBe(clock.now() - 5000);
  expect(first?.visitor).toEqual(second?.visitor);
  expect(second).toMatchObject({ event: 'exposure', content_id: 'v24', detail: { sample_ids: ['v24', 'v25'] } });
  expect(JSON.stringify(first)).not.toContain('127.0.0.1');
});

test('a beacon, which has no CSRF token, is stored for its customer', async () => {
  const browser = await gateway.login('13900000008');
  const reply = await browser.call('reportAnalytics', report([view]), { apitoken: '' });
  expect(reply.statusCode).toBe(200);
  expect((await countStored(1))[0]).toMatchObject({ account_id: 'sample-08' });
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('a page of %s cannot report', async (_what, headers) => {
  const reply = await gateway.browser().call('reportAnalytics', report([view]), headers);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 40302]);
});

test.each([['dnt'], ['sec-gpc']])('with %s the event is stored without any identity', async (header) => {
  const browser = await gateway.login('13900000008');
  await browser.call('reportAnalytics', report([view]), { [header]: '1' });
  expect((await countStored(1))[0]).toMatchObject({
    account_id: null,
    visitor: null,
    session_id: '',
    first_channel: '',
    channel_history: '',
    channel: 'ward',
  });
});

test('a live action is stored with its event, and anonymously with DNT', async () => {
  const browser = await gateway.login('13900000008');
  const sent: Event = { event: 'liveAction', ...here, page: 'liveDetail', name: 'sendMessage', activityId: 'l06' };
  await browser.call('reportAnalytics', report([sent]), { dnt: '1' });
  expect((await countStored(1))[0]).toMatchObject({
    event: 'liveAction',
    account_id: null,
    visitor: null,
    detail: { name: 'sendMessage', activityId: 'l06' },
  });
});

test('a browser is another visitor every day', async () => {
  const browser = gateway.browser();
  await browser.call('reportAnalytics', report([view]));
  clock.advance(24 * 60 * 60 * 1000);
  await browser.call('reportAnalytics', report([view]));
  const rows = await countStored(2);
  expect(new Set(rows.map(({ visitor }) => String(visitor))).size).toBe(2);
});

test('a repeated batch counts once', async () => {
  const browser = gateway.browser();
  const twice = report([view, shown]);
  await browser.call('reportAnalytics', twice);
  await countStored(2);
  await browser.call('reportAnalytics', twice);
  await browser.call('reportAnalytics', report([view]));
  expect((await countStored(3)).filter(({ event }) => event === 'exposure')).toHaveLength(1);
});

test('advertisements are stored with their links', async () => {
  const ad = { ...here, adLink: '/surgeryVideoList#c1', position: 1 };
  const events = [
    { ...ad, action: 'show' as const },
    { ...ad, action: 'click' as const },
  ];
  const reply = await gateway.browser().call('reportAdData', { ...report([]), events });
  expect(reply.json().data).toEqual({ accepted: 2 });
  const rows = await countStored(2);
  expect(rows.map(({ event, detail }) => [event, detail.adLink])).toEqual([
    ['adShow', '/surgeryVideoList#c1'],
    ['adClick', '/surgeryVideoList#c1'],
  ]);
});

const wrong: readonly (readonly [string, object])[] = [
  ['no event', report([])],
  ['21 events', report(Array.from({ length: 21 }, () => view))],
  ['an unknown event', { ...report([]), events: [{ ...view, event: 'keystroke' }] }],
  ['an unknown field', { ...report([]), events: [{ ...view, mobile: '13900000002' }] }],
  ['a long title', report([{ ...view, title: '骨'.repeat(121) }])],
  ['an event of tomorrow', report([{ ...view, age: -1 }])],
  ['an event of last week', report([{ ...view, age: 7 * 24 * 60 * 60 * 1000 }])],
  ['a page that is none', report([{ ...view, page: '<script>' }])],
  ['eleven channels', report([view], { ct: Array.from({ length: 11 }, () => 'a').join('#') })],
  ['a vital of no size', report([{ event: 'webVital', ...here, name: 'LCP', value: Number.NaN }])],
  [
    'a live action that is none',
    { ...report([]), events: [{ event: 'liveAction', ...here, name: 'typing', activityId: 'l06' }] },
  ],
  [
    'a live action of no event',
    { ...report([]), events: [{ event: 'liveAction', ...here, name: 'sendMessage', activityId: '' }] },
  ],
  ['NUL in a message', report([{ event: 'browserError', ...here, kind: 'error', message: 'a\0b', stack: '' }])],
];
test('a report that breaks the contract is refused, and nothing of it is stored', async () => {
  for (const [what, payload] of wrong) {
    const reply = await gateway.browser().call('reportAnalytics', payload as Report);
    expect([what, reply.statusCode, reply.json().code]).toEqual([what, 400, 40000]);
  }
  await gateway.browser().call('reportAnalytics', report([view]));
  await countStored(1);
});

test('a body above the limit of a beacon is refused', async () => {
  const reply = await gateway.browser().call('reportAnalytics', report([{ ...view, title: 'x'.repeat(70_000) }]));
  expect([reply.statusCode, reply.json().code]).toEqual([413, 41300]);
});

describe('with limits', () => {
  test('a browser that reports too often is limited, without effect on others', async () => {
    const limited = await testApp({ env: { LIMITS: 'on' } });
    const browser = limited.browser();
    await browser.call('checkSession', {});
    const statuses: number[] = [];
    for (let batch = 0; batch <= RATE_LIMITS.analyticsReports.perCaller; batch++) {
      statuses.push((await browser.call('reportAnalytics', report([view]))).statusCode);
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await limited.browser().call('reportAnalytics', report([view]))).statusCode).toBe(200);
    await limited.close();
  });

  test('an address, with its whole network, reports so many bytes an hour', async () => {
    const limited = await testApp({ env: { LIMITS: 'on', TRUST_PROXY: '1' } });
    const send = async (ip: string) =>
      (await limited.browser().call('reportAnalytics', report([view]), { 'x-forwarded-for': ip })).statusCode;
    const spend = (ip: string, bytes: number) =>
      limited.deps.rateLimits
        .consume('analyticsBytes', { ip, deviceId: '', callerKey: '' }, bytes)
        .catch(() => undefined);
    await spend('198.18.1.1', RATE_LIMITS.analyticsBytes.perIp - 100);
    expect([await send('198.18.1.1'), await send('198.18.1.2')]).toEqual([429, 200]);
    for (let host = 3; host < 7; host++) await spend(`198.18.1.${host}`, RATE_LIMITS.analyticsBytes.perIp);
    expect([await send('198.18.1.9'), await send('198.18.2.1')]).toEqual([429, 200]);
    await limited.close();
  });

  test('above the daily row limit nothing of visitors is stored, while customers have their own limit', async () => {
    const limited = await testApp({ env: { LIMITS: 'on' } });
    const rule = { name: 'analyticsRows', points: Number.MAX_SAFE_INTEGER, seconds: 86_400 };
    await createCounter(limited.deps, rule).penalty('visitors', EVENTS_PER_DAY_MAX - 1);
    const customer = await limited.login('13900000008');
    const [twice, once] = [report([view, shown]), report([view])];
    expect((await limited.browser().call('reportAnalytics', twice)).statusCode).toBe(200);
    expect((await customer.call('reportAnalytics', once)).statusCode).toBe(200);
    await vi.waitFor(async () => {
      writes.pass(WRITE_MS);
      const rows = await limited.deps
        .sql`select event, account_id from analytics_event order by account_id nulls first`;
      expect(rows).toEqual([
        { event: 'pageView', account_id: null },
        { event: 'pageView', account_id: 'sample-08' },
      ]);
    }, 15_000);
    await limited.close();
  });
});

test('a report is accepted while the database is unreachable', async () => {
  const lonely = await testApp({ clock, beside: gateway });
  const customer = await lonely.login('13900000012');
  await lonely.app.ready();
  await lonely.deps.sql.end();
  for (const browser of [customer, lonely.browser()]) {
    const reply = await browser.call('reportAnalytics', report([view]));
    expect([reply.statusCode, reply.json().data]).toEqual([200, { accepted: 1 }]);
  }
  await lonely.close();
});

test('buffered events are written when the process ends', async () => {
  const ending = await testApp({ beside: gateway });
  await ending.browser().call('reportAnalytics', report([view]));
  await ending.close();
  const rows = await gateway.deps.sql`select 1 from analytics_event`;
  expect(rows).toHaveLength(1);
});

test('the events of an erased account are anonymised', async () => {
  const browser = await gateway.login('13900000008');
  await browser.call('reportAnalytics', report([view]));
  expect((await countStored(1))[0]?.account_id).toBe('sample-08');
  const long = new Date(clock.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  await gateway.deps.sql`update account set cancel_requested_at = ${long} where id = 'sample-08'`;
  expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBe(1);
  expect((await countStored(1))[0]?.account_id).toBeNull();
});

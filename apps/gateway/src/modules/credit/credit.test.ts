import type { CreditEvidence, RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../account/cancellation/erase-accounts-service.ts';
import { type CreditAward, type CreditService, createCreditService } from './credit-service.ts';

const NOW = Date.parse('2026-11-22T14:40:00+08:00');
const DOCTOR = 'sample-03';

const EVIDENCE: CreditEvidence = {
  watched: [
    {
      videoId: 'v01',
      title: '后外侧入路标准化操作',
      intervals: [
        { from: 0, to: 100 },
        { from: 104, to: 120 },
      ],
      seconds: 116,
      durationSeconds: 120,
      sessions: [NOW - 600_000],
    },
  ],
  test: { attemptId: 'attempt-1', score: 90, at: NOW - 60_000 },
};

const AWARD: CreditAward = {
  accountId: DOCTOR,
  sourceType: 'course',
  sourceId: 'c01',
  title: '全髋关节置换术规范化操作课程',
  titleEn: 'Standardised Total Hip Arthroplasty Course',
  creditClass: 'I',
  hours: 4,
  points: 1.5,
  evidence: EVIDENCE,
  at: NOW,
};

const clock = createFakeClock();
let gateway: TestApp;
let credit: CreditService;
let doctor: Browser;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
  credit = createCreditService(gateway.deps);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.set(NOW);
  await gateway.deps.sql`truncate credit_line, credit_setting`;
});

const awardCredit = (award: Partial<CreditAward> = {}) => credit.awardCredit(gateway.deps.db, { ...AWARD, ...award });
const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);

const readYear = async (payload: RequestOf<'getCreditYear'> = {}) =>
  (await doctor.call('getCreditYear', payload)).json();

describe('awarding', () => {
  test.each([
    ['a customer who is not authenticated', 'sample-01', false],
    ['a doctor of level 1', 'sample-02', true],
    ['a doctor of level 2', 'sample-03', true],
    ['a nurse', 'sample-04', true],
    ['a doctor assistant', 'sample-05', true],
    ['a company that is not authenticated', 'sample-06', false],
    ['a certified company', 'sample-07', false],
    ['an account that does not exist', 'nobody', false],
  ])('%s', async (_who, accountId, isAwarded) => {
    expect(await awardCredit({ accountId })).toBe(isAwarded);
    expect((await credit.findBySource(accountId, 'course', ['c01'])).has('c01')).toBe(isAwarded);
  });

  test('a source is awarded once, also by concurrent calls', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => awardCredit()));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await awardCredit({ sourceType: 'video' })).toBe(true);
    expect(await awardCredit({ accountId: 'sample-02' })).toBe(true);
    expect(await gateway.deps.sql`select 1 from credit_line`).toHaveLength(3);
  });

  test('a source without credits awards nothing', async () => {
    expect(await awardCredit({ points: 0 })).toBe(false);
    expect(await gateway.deps.sql`select 1 from credit_line`).toEqual([]);
  });

  test('evidence of another shape is refused, and a failed transaction awards nothing', async () => {
    // A mistaken caller could pass this.
    const forged = { ...EVIDENCE, watched: [{ videoId: 'v01' }] } as unknown as CreditEvidence;
    await expect(awardCredit({ evidence: forged })).rejects.toThrow('intervals');
    const failing = gateway.deps.db.transaction(async (tx) => {
      expect(await credit.awardCredit(tx, AWARD)).toBe(true);
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect(await gateway.deps.sql`select 1 from credit_line`).toEqual([]);
  });

  test('a revoked line stays with its reason, counts nothing and is not awarded again', async () => {
    await awardCredit();
    const [row] = (await credit.findBySource(DOCTOR, 'course', ['c01'])).values();
    clock.advance(60_000);
    expect(await credit.revoke(gateway.deps.db, row?.id ?? '', '观看记录经复核无效')).toMatchObject({ id: row?.id });
    expect(await credit.revoke(gateway.deps.db, row?.id ?? '', '再次')).toBeUndefined();
    expect(await awardCredit()).toBe(false);
    const { data } = await readYear();
    expect(data).toMatchObject({
      earned: { I: 0, II: 0 },
      hours: 0,
      lines: [{ sourceId: 'c01', revokedAt: NOW + 60_000, revokedReason: '观看记录经复核无效' }],
    });
    expect(await credit.sumPresentYear(DOCTOR)).toBe(0);
  });
});

describe('videos', () => {
  test('the loader knows the credits of the library', async () => {
    const rows = await gateway.deps.sql<{ id: string; credit_points: string }[]>`
      select id, credit_points from video where id in ('v01', 'v02', 'v09') order by id`;
    expect(rows.map(({ id, credit_points }) => [id, Number(credit_points)])).toEqual([
      ['v01', 1],
      ['v02', 0],
      ['v09', 0.5],
    ]);
  });

  test('one with credit of its own awards class II once; one without awards nothing', async () => {
    const seen = { accountId: DOCTOR, evidence: { ...EVIDENCE, test: null }, at: NOW };
    const awardVideoCredit = (videoId: string) => credit.awardVideoCredit(gateway.deps.db, { ...seen, videoId });
    expect([
      await awardVideoCredit('v01'),
      await awardVideoCredit('v01'),
      await awardVideoCredit('v02'),
      await awardVideoCredit('v9999'),
    ]).toEqual([true, false, false, false]);
    const { data } = await readYear();
    expect(data.lines).toEqual([
      expect.objectContaining({
        sourceType: 'video',
        sourceId: 'v01',
        title: '初次全髋关节置换术：后外侧入路标准化操作全程',
        creditClass: 'II',
        points: 1,
        hours: 0.1,
        evidence: { ...EVIDENCE, test: null },
      }),
    ]);
  });
});

test('watching a video to its end awards its credit once, with the evidence of the ledger', async () => {
  const [video] = await gateway.deps.sql<{ seconds: number }[]>`
    select (media ->> 'seconds')::float8 as seconds from video_media where video_id = 'v01' and replaced_at is null`;
  const seconds = video?.seconds ?? 0;
  const { nonce } = (await doctor.call('openWatchSession', { id: 'v01' })).json().data;
  const watchStartedAt = clock.now();
  for (let from = 0; from < seconds; from += 10) {
    const to = Math.min(from + 10, seconds);
    clock.advance((to - from) * 1_000);
    expect((await doctor.call('reportWatch', { nonce, from, to, speed: 1 })).json().code).toBe(0);
  }
  const { data } = await readYear();
  expect(data.lines).toHaveLength(1);
  const [line] = data.lines;
  expect(line).toMatchObject({
    sourceType: 'video',
    sourceId: 'v01',
    creditClass: 'II',
    points: 1,
    evidence: { test: null },
  });
  const [watched] = line.evidence.watched;
  expect(watched).toMatchObject({ videoId: 'v01', durationSeconds: seconds, sessions: [watchStartedAt] });
  expect(watched.seconds).toBeGreaterThanOrEqual(0.9 * seconds);
  expect(watched.intervals[0]).toMatchObject({ from: 0 });
});

describe('a year', () => {
  test('contains its lines, latest first, with targets, sums and forecast, and none of others', async () => {
    await awardCredit({ at: at('2026-09-15') });
    await awardCredit({ sourceId: 'c05', creditClass: 'II', points: 0.5, hours: 2, at: at('2026-10-15') });
    await awardCredit({ sourceId: 'c07', points: 1, hours: 3, at: at('2025-12-31') });
    await awardCredit({ sourceId: 'c09', accountId: 'sample-02' });
    const { data } = await readYear();
    expect(data).toMatchObject({
      year: 2026,
      years: [2026, 2025],
      targets: { I: 10, II: 15 },
      earned: { I: 1.5, II: 0.5 },
      hours: 6,
      forecast: { missing: 23, expected: 2.8, expectedByClass: { I: 2.1, II: 0.7 }, expectedMissing: 22.2 },
    });
    expect(data.lines.map(({ sourceId }: { sourceId: string }) => sourceId)).toEqual(['c05', 'c01']);
    expect(data.lines[1].evidence).toEqual(EVIDENCE);
    const before = await readYear({ year: 2025 });
    expect(before.data).toMatchObject({ year: 2025, earned: { I: 1, II: 0 }, forecast: null });
    expect((await readYear({ year: 2024 })).data).toMatchObject({ lines: [], hours: 0 });
  });

  test('is counted in the head of the personal home', async () => {
    await awardCredit();
    await awardCredit({ sourceId: 'c07', points: 1, at: at('2025-12-31') });
    expect((await doctor.call('getPersonalSummary', {})).json().data.creditYear).toBe(1.5);
  });

  test('is refused if it is in the future, and to a visitor', async () => {
    expect((await readYear({ year: 2027 })).code).toBe(40000);
    expect((await gateway.browser().call('getCreditYear', {})).json().code).toBe(40100);
  });

  test('days of one contain the lines of these days only, and no forecast', async () => {
    await awardCredit({ at: Date.parse('2026-03-31T23:59:59.999+08:00') });
    await awardCredit({
      sourceId: 'c05',
      creditClass: 'II',
      points: 0.5,
      hours: 2,
      at: Date.parse('2026-04-01T00:00:00+08:00'),
    });
    await awardCredit({ sourceId: 'c07', at: at('2025-12-31') });
    const { data } = await readYear({ from: '2026-01-01', to: '2026-03-31' });
    expect(data).toMatchObject({
      year: 2026,
      period: { fromAt: Date.parse('2026-01-01T00:00:00+08:00'), toAt: Date.parse('2026-03-31T23:59:59.999+08:00') },
      earned: { I: 1.5, II: 0 },
      hours: 4,
      forecast: null,
    });
    expect(data.lines.map(({ sourceId }: { sourceId: string }) => sourceId)).toEqual(['c01']);
    expect((await readYear({ year: 2026, from: '2026-04-01' })).data).toMatchObject({
      period: { toAt: NOW },
      earned: { I: 0, II: 0.5 },
    });
  });

  test.each([
    ['a day that does not exist', { from: '2026-02-30' }],
    ['an end before its begin', { from: '2026-05-02', to: '2026-05-01' }],
    ['days of two years', { from: '2025-12-31', to: '2026-01-01' }],
    ['days of another year', { year: 2025, from: '2026-01-01', to: '2026-03-31' }],
    ['days that are to come', { from: '2026-11-23' }],
    ['days of the year 0', { from: '0000-06-01', to: '0000-06-30' }],
    ['days of the year 1', { from: '0001-01-01', to: '0001-12-31' }],
    ['a day before the first year', { from: '1999-12-31' }],
    ['no day at all', { from: '上周' }],
  ])('%s is refused', async (_what, payload) => {
    expect((await readYear(payload)).code).toBe(40000);
  });

  test('the first day of the first year can be requested', async () => {
    expect((await readYear({ from: '2000-01-01' })).data).toMatchObject({ year: 2000, lines: [] });
  });

  test('the operator sets the targets', async () => {
    const other = await testApp({ clock, beside: gateway, env: { CREDIT_TARGET_I: '5', CREDIT_TARGET_II: '20.5' } });
    try {
      const browser = await other.login('13900000002');
      const { data } = (await browser.call('getCreditYear', {})).json();
      expect(data).toMatchObject({ targets: { I: 5, II: 20.5 }, forecast: { missing: 25.5 } });
    } finally {
      await other.close();
    }
  });
});

test('lines and settings are deleted with their account', async () => {
  await awardCredit({ accountId: 'sample-09' });
  const leaves = await gateway.login('13900000009');
  await leaves.call('saveCreditDeadline', { deadline: { month: 12, day: 20 } });
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * 24 * 60 * 60 * 1000);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(
    await gateway.deps.sql`select account_id from credit_line union select account_id from credit_setting`,
  ).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, NOW, OWNER, startTranscriptTests, type TranscriptTests } from '../../../../test/credit/transcripts.ts';
import { message } from '../../message/tables.ts';

let tests: TranscriptTests;

beforeAll(async () => {
  tests = await startTranscriptTests();
});
afterAll(() => tests.gateway.close());
beforeEach(() => tests.reset());

describe('a request', () => {
  test('sends a message with a link to the file', async () => {
    await tests.awardTwo();
    const serial = await tests.issue();
    const posted = await tests.gateway.deps.db.select().from(message).where(eq(message.accountId, OWNER));
    expect(posted.find(({ body }) => body.includes(serial))).toMatchObject({
      title: '学分证明已生成',
      pcLink: '/personalHome?view=credits&year=2026',
      sentAt: NOW,
    });
  });

  test('concurrent ones start one transcript', async () => {
    await tests.awardTwo();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tests.request()));
    expect(new Set(answers.map(({ data }) => data.jobId)).size).toBe(1);
    expect(await tests.findNewest()).toMatchObject({ state: 'preparing', url: '' });
  });

  test('covers the requested days', async () => {
    await tests.book({ at: Date.parse('2026-03-31T23:59:59+08:00') });
    await tests.book({ sourceId: 'c05', points: 1, at: Date.parse('2026-04-01T00:00:00+08:00') });
    await tests.book({ sourceId: 'c07', points: 4, at: Date.parse('2025-05-01T00:00:00+08:00') });
    const serial = await tests.issue({ from: '2026-01-01', to: '2026-03-31' });
    expect((await tests.verify({ serial })).data).toMatchObject({
      credits: { total: 1.5 },
      fromAt: Date.parse('2026-01-01T00:00:00+08:00'),
      toAt: Date.parse('2026-03-31T23:59:59.999+08:00'),
    });
    const before = await tests.issue({ year: 2025 });
    expect((await tests.verify({ serial: before })).data).toMatchObject({
      state: 'valid',
      credits: { total: 4 },
      toAt: Date.parse('2025-12-31T23:59:59.999+08:00'),
    });
  });

  test.each([
    ['a year without lines', { year: 2020 }, 40912],
    ['a year that is to come', { year: 2027 }, 40000],
    ['a day that does not exist', { from: '2026-02-30' }, 40000],
    ['an end before its begin', { from: '2026-05-02', to: '2026-05-01' }, 40000],
    ['days of the year 0', { from: '0000-06-01', to: '0000-06-30' }, 40000],
    ['days of the year 1', { from: '0001-01-01', to: '0001-12-31' }, 40000],
    ['days of two years', { from: '2025-12-31', to: '2026-01-01' }, 40000],
    ['days of another year', { year: 2025, from: '2026-01-01', to: '2026-03-31' }, 40000],
  ])('%s is refused', async (_what, payload, code) => {
    await tests.awardTwo();
    expect((await tests.request(payload)).code).toBe(code);
    expect(await tests.findNewest()).toBeNull();
  });

  test('more than ten within a day are refused, and those of visitors', async () => {
    await tests.awardTwo();
    for (let index = 0; index < 10; index++) await tests.issue();
    expect((await tests.request()).code).toBe(42900);
    tests.clock.advance(DAY);
    expect((await tests.request()).code).toBe(0);
    expect((await tests.request({}, tests.gateway.browser())).code).toBe(40100);
  });

  test('whose lines are revoked before the issue fails, and can be repeated', async () => {
    await tests.awardTwo();
    await tests.request();
    await tests.gateway.deps.sql`update credit_line set revoked_at = now(), revoked_reason = '复核'`;
    await expect(tests.work(true)).rejects.toThrow('revoked');
    expect(await tests.findNewest()).toMatchObject({ state: 'failed', url: '' });
    await tests.book({ sourceId: 'c07' });
    expect((await tests.request()).code).toBe(0);
  });

  test('of which a line is revoked while its file is rendered is issued by the retry, without the line', async () => {
    await tests.awardTwo();
    await tests.request();
    const { files } = tests.gateway.deps.storage;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementationOnce(async (...args) => {
      await put(...args);
      await tests.gateway.deps
        .sql`update credit_line set revoked_at = now(), revoked_reason = '复核' where source_id = 'c05'`;
    });
    await expect(tests.work()).rejects.toThrow('while the transcript was rendered');
    expect(await tests.listStored()).toEqual([]);
    await tests.work();
    expect(await tests.gateway.deps.sql`select state, lines from transcript`).toEqual([{ state: 'ready', lines: 1 }]);
  });
});

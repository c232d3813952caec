import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCode } from '../../../../test/credit/read-pdf.ts';
import { DAY, NOW, OWNER, startTranscriptTests, type TranscriptTests } from '../../../../test/credit/transcripts.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { auditEntry } from '../../audit/tables.ts';
import { getTranscriptFolder } from './transcript-file.ts';

let tests: TranscriptTests;

beforeAll(async () => {
  tests = await startTranscriptTests();
});
afterAll(() => tests.gateway.close());
beforeEach(() => tests.reset());

describe('the file', () => {
  test('contains text that can be copied, embedded fonts, and a code that verifies it', async () => {
    await tests.awardTwo();
    const serial = await tests.issue({ english: true });
    expect(serial).toMatch(/^OST-2026-\d{4}-\d{4}$/);
    const { text, fonts, code, pdf } = await tests.download();
    for (const part of [
      '骨元继续教育学分证明',
      `编号 No. ${serial}`,
      '周予安',
      '清和市第二人民医院',
      '主治医师',
      '2026.01.01 至 2026.11.22',
      '2026.11.22 14:40',
      '扫码核验',
      'Standardised Total Hip Arthroplasty Course',
      '1:01:01',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/2026\.11\.21\s+全髋关节置换术规范化操作课程\s+I类\s+4\.0\s+1\.5/);
    expect(text).toMatch(/合计 Total\s+I类 1\.5\s+II类 0\.5\s+6\.0\s+2\.0/);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/NotoSansSC.*\byes yes yes\b/);
    expect(pdf.length).toBeLessThan(200_000);
    const printed = readCode(code);
    const fileHash = createHash('sha256').update(pdf).digest('hex');
    expect(await tests.verify({ ...printed, fileHash })).toMatchObject({
      code: 0,
      data: {
        state: 'valid',
        serial,
        name: '周*安',
        company: '清和市第二人民医院',
        credits: { I: 1.5, II: 0.5, total: 2 },
        issuedAt: NOW,
      },
    });
  });

  test('has annex pages for lines that do not fit, and for the evidence if it is requested', async () => {
    for (let index = 0; index < 40; index++) {
      await tests.book({ sourceId: `c${index}`, title: `课程第${index}号`, at: NOW - index * DAY });
    }
    await tests.issue({ subtotals: false });
    const whole = (await tests.download()).text;
    expect(whole).toMatch(/其余\d+项见附页/);
    expect(whole).toContain('观看依据明细');
    expect(whole.match(/课程第39号/g)).toHaveLength(2);
    expect(whole).not.toMatch(/合计　I类/);
    await tests.issue({ evidence: false });
    const short = (await tests.download()).text;
    expect(short).not.toContain('观看依据明细');
    expect(short.match(/课程第39号/g)).toHaveLength(1);
    expect(short).toMatch(/第2页，共2页/);
  });

  test('is served only to the session of its owner, and audited', async () => {
    await tests.awardTwo();
    await tests.issue();
    const { url } = await tests.findNewest();
    const other = await tests.gateway.login('13900000002');
    expect((await other.send({ url })).statusCode).toBe(404);
    expect((await tests.gateway.browser().send({ url })).statusCode).toBe(404);
    expect((await tests.owner.send({ url: `${url}9` })).statusCode).toBe(404);
    const reply = await tests.owner.send({ url });
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const entries = await tests.gateway.deps.db
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.accountId, OWNER));
    const events = entries.map(({ event }) => event).filter((event) => event.startsWith('transcript'));
    expect(new Set(events)).toEqual(new Set(['transcriptRequested', 'transcriptOpened']));
  });

  test('of a transcript whose line was revoked is never served, and that of a new one is', async () => {
    await tests.awardTwo();
    const serial = await tests.issue();
    const { url } = await tests.findNewest();
    const [line] = (await tests.owner.call('getCreditYear', {})).json().data.lines;
    await tests.credit.revoke(tests.gateway.deps.db, line.id, '复核');
    const reply = await tests.owner.send({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 40400]);
    expect(await tests.findNewest()).toMatchObject({ serial, state: 'revoked', url: '', availableUntil: null });
    const renewed = await tests.issue();
    expect(await tests.findNewest()).toMatchObject({ serial: renewed, state: 'ready' });
    expect((await tests.download()).text).not.toContain(line.title);
    expect((await tests.owner.send({ url })).statusCode).toBe(404);
  });

  test('of a transcript that a newer one of its year replaced is never served, while its paper verifies as replaced', async () => {
    await tests.awardTwo();
    await tests.book({ sourceId: 'c07', at: NOW - 400 * DAY });
    const serial = await tests.issue();
    const { url } = await tests.findNewest();
    await tests.issue({ year: 2025 });
    expect((await tests.owner.send({ url })).statusCode).toBe(200);
    const newer = await tests.issue();
    expect((await tests.owner.send({ url })).statusCode).toBe(404);
    expect((await tests.verify({ serial })).data).toMatchObject({ state: 'replaced', replacedBy: { serial: newer } });
    expect((await tests.owner.send({ url: (await tests.findNewest()).url })).statusCode).toBe(200);
  });

  test('is stored encrypted, and deleted after seven days, while its paper can still be verified', async () => {
    await tests.awardTwo();
    const serial = await tests.issue();
    const [stored = ''] = await tests.listStored();
    const bytes = await tests.gateway.deps.storage.files.getBytes(`${getTranscriptFolder(OWNER)}${stored}`);
    expect(Buffer.from(bytes).includes('%PDF')).toBe(false);
    expect(await tests.findNewest()).toMatchObject({ availableUntil: NOW + 7 * DAY });
    tests.clock.advance(7 * DAY + 1);
    await runDailyJobs(tests.gateway.deps, tests.gateway.modules.jobs);
    expect(await tests.listStored()).toEqual([]);
    expect(await tests.findNewest()).toMatchObject({ serial, state: 'ready', url: '', availableUntil: null });
    expect((await tests.verify({ serial })).data.state).toBe('valid');
  });
});

test('transcripts are deleted with their account', async () => {
  await tests.book({ accountId: 'sample-09' });
  const leaves = await tests.gateway.login('13900000009');
  const { data } = await tests.request({}, leaves);
  await tests.work();
  expect(await tests.listStored('sample-09')).toHaveLength(1);
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  tests.clock.advance(15 * DAY);
  await eraseCancelledAccounts(tests.gateway.deps, tests.gateway.modules.erasures);
  expect(await tests.listStored('sample-09')).toEqual([]);
  expect((await tests.verify({ serial: data.jobId })).data.state).toBe('unknown');
});

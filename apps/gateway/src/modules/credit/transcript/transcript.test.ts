import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RequestOf } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/erase-accounts-service.ts';
import { account } from '../../account/tables.ts';
import { auditEntry } from '../../audit/tables.ts';
import { message } from '../../message/tables.ts';
import { type CreditBooking, type CreditService, createCreditService } from '../credit-service.ts';
import { creditLine, transcript } from '../tables.ts';
import { getTranscriptFolder } from './transcript-file.ts';
import { transcriptQueue } from './transcript-queue.ts';

const run = promisify(execFile);

const OWNER = 'sample-03';
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-22T14:40:00+08:00');

const clock = createFakeClock();
let folder: string;
let gateway: TestApp;
let credit: CreditService;
let owner: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-transcripts-'));
  clock.set(NOW);
  gateway = await testApp({
    clock,
    // Transcripts are issued by the tests themselves.
    modules: (_deps, { workers }) => ({ workers: workers.filter(({ queue }) => queue !== transcriptQueue) }),
  });
  credit = createCreditService(gateway.deps);
  owner = await gateway.login('13900000003');
  await gateway.deps.db
    .update(account)
    .set({ name: '周予安', medicalTitle: '主治医师', company: '清和市第二人民医院' })
    .where(eq(account.id, OWNER));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  clock.set(NOW);
  await gateway.deps.db.delete(transcript);
  await gateway.deps.db.delete(creditLine);
  await gateway.deps.storage.files.deleteAll(getTranscriptFolder(OWNER));
});

const book = (booking: Partial<CreditBooking> = {}) =>
  credit.book(gateway.deps.db, {
    accountId: OWNER,
    sourceType: 'course',
    sourceId: 'c01',
    title: '全髋关节置换术规范化操作课程',
    titleEn: 'Standardised Total Hip Arthroplasty Course',
    creditClass: 'I',
    hours: 4,
    points: 1.5,
    evidence: {
      watched: [
        {
          videoId: 'v01',
          title: '标准化操作',
          intervals: [],
          seconds: 3_661,
          durationSeconds: 3_700,
          sessions: [1, 2],
        },
      ],
      test: { attemptId: 'a1', score: 85, at: 1 },
    },
    at: NOW - DAY,
    ...booking,
  });

const bookTwo = async () => {
  await book();
  await book({ sourceId: 'c05', title: '骨不连的诊断', creditClass: 'II', points: 0.5, hours: 2, at: NOW - 2 * DAY });
};

const request = async (payload: RequestOf<'exportCredits'> = {}, by = owner) =>
  (await by.call('exportCredits', payload)).json();
const verify = async (payload: RequestOf<'verifyTranscript'>, by = gateway.browser()) =>
  (await by.call('verifyTranscript', payload)).json();
const findNewest = async () => (await owner.call('getCreditYear', {})).json().data.transcript;
const listStored = async (accountId = OWNER) => {
  const { objects } = await gateway.deps.storage.files.listAll(getTranscriptFolder(accountId), { recursive: true });
  return [...objects].map(({ name }) => name);
};

/** Works on the job of the transcript that is to be issued. */
async function work(isLastAttempt = false): Promise<void> {
  const worker = gateway.modules.workers.find(({ queue }) => queue === transcriptQueue);
  const preparing = await gateway.deps.db.select().from(transcript).where(eq(transcript.state, 'preparing'));
  for (const { serial } of preparing) {
    await worker?.work({ serial }, { id: serial, attempt: 0, isLastAttempt, signal: new AbortController().signal });
  }
}

/** Requests and issues a transcript; returns its serial. */
async function issue(payload: RequestOf<'exportCredits'> = {}): Promise<string> {
  const { data } = await request(payload);
  await work();
  clock.advance(SECOND);
  return data.jobId;
}

/** The file as its owner downloads it. */
async function download(): Promise<{ file: string; pdf: Buffer }> {
  const reply = await owner.send({ url: (await findNewest()).url });
  expect(reply.statusCode).toBe(200);
  const file = join(folder, 'transcript.pdf');
  await writeFile(file, reply.rawPayload);
  return { file, pdf: reply.rawPayload };
}

/** What the code on the first page of a PDF says. */
async function scan(file: string): Promise<RequestOf<'verifyTranscript'>> {
  await run('pdftoppm', ['-r', '150', '-png', '-singlefile', file, join(folder, 'page')]);
  const { stdout } = await run('zbarimg', ['-q', '--raw', join(folder, 'page.png')]);
  const address = new URL(stdout.trim());
  expect(address.origin + address.pathname).toBe('http://osteon.test/edu/m/transcript');
  const query = address.searchParams;
  return {
    serial: query.get('no') ?? '',
    pointsI: query.get('i'),
    pointsII: query.get('ii'),
    signature: query.get('sig') ?? '',
  };
}

describe('the file', () => {
  test('has text that can be copied, embedded fonts, and a code that verifies it', async () => {
    await bookTwo();
    const serial = await issue({ english: true });
    expect(serial).toMatch(/^OST-2026-\d{4}-\d{4}$/);
    const { file, pdf } = await download();
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
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
    const { stdout: fonts } = await run('pdffonts', [file]);
    const embedded = fonts.trim().split('\n').slice(2);
    expect(embedded).toHaveLength(2);
    for (const font of embedded) expect(font).toMatch(/NotoSansSC.*\byes yes yes\b/);
    expect(pdf.length).toBeLessThan(200_000);
    const printed = await scan(file);
    const fileHash = createHash('sha256').update(pdf).digest('hex');
    expect(await verify({ ...printed, fileHash })).toMatchObject({
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

  test('has annex pages for what does not fit, and for the evidence where that is asked for', async () => {
    for (let index = 0; index < 40; index++) {
      await book({ sourceId: `c${index}`, title: `课程第${index}号`, at: NOW - index * DAY });
    }
    await issue({ subtotals: false });
    const whole = (await run('pdftotext', ['-layout', (await download()).file, '-'])).stdout;
    expect(whole).toMatch(/其余\d+项见附页/);
    expect(whole).toContain('观看依据明细');
    expect(whole.match(/课程第39号/g)).toHaveLength(2);
    expect(whole).not.toMatch(/合计　I类/);
    await issue({ evidence: false });
    const short = (await run('pdftotext', ['-layout', (await download()).file, '-'])).stdout;
    expect(short).not.toContain('观看依据明细');
    expect(short.match(/课程第39号/g)).toHaveLength(1);
    expect(short).toMatch(/第2页，共2页/);
  });

  test('is for the session of its owner alone, and logged', async () => {
    await bookTwo();
    await issue();
    const { url } = await findNewest();
    const other = await gateway.login('13900000002');
    expect((await other.send({ url })).statusCode).toBe(404);
    expect((await gateway.browser().send({ url })).statusCode).toBe(404);
    expect((await owner.send({ url: `${url}9` })).statusCode).toBe(404);
    const reply = await owner.send({ url });
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const entries = await gateway.deps.db
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.accountId, OWNER));
    const events = entries.map(({ event }) => event).filter((event) => event.startsWith('transcript'));
    expect(new Set(events)).toEqual(new Set(['transcriptRequested', 'transcriptOpened']));
  });

  test('is stored encrypted, and deleted after seven days, while its paper can still be verified', async () => {
    await bookTwo();
    const serial = await issue();
    const [stored = ''] = await listStored();
    const bytes = await gateway.deps.storage.files.getBytes(`${getTranscriptFolder(OWNER)}${stored}`);
    expect(Buffer.from(bytes).includes('%PDF')).toBe(false);
    expect(await findNewest()).toMatchObject({ availableUntil: NOW + 7 * DAY });
    clock.advance(7 * DAY + 1);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await listStored()).toEqual([]);
    expect(await findNewest()).toMatchObject({ serial, state: 'ready', url: '', availableUntil: null });
    expect((await verify({ serial })).data.state).toBe('valid');
  });
});

describe('a request', () => {
  test('brings a message with the way to the file', async () => {
    await bookTwo();
    const serial = await issue();
    const posted = await gateway.deps.db.select().from(message).where(eq(message.accountId, OWNER));
    expect(posted.find(({ body }) => body.includes(serial))).toMatchObject({
      title: '学分证明已生成',
      pcLink: '/personalHome?view=credits&year=2026',
      sentAt: NOW,
    });
  });

  test('several at once begin one transcript', async () => {
    await bookTwo();
    const answers = await Promise.all(Array.from({ length: 6 }, () => request()));
    expect(new Set(answers.map(({ data }) => data.jobId)).size).toBe(1);
    expect(await findNewest()).toMatchObject({ state: 'preparing', url: '' });
  });

  test('covers the days that it names', async () => {
    await book({ at: Date.parse('2026-03-31T23:59:59+08:00') });
    await book({ sourceId: 'c05', points: 1, at: Date.parse('2026-04-01T00:00:00+08:00') });
    await book({ sourceId: 'c07', points: 4, at: Date.parse('2025-05-01T00:00:00+08:00') });
    const serial = await issue({ from: '2026-01-01', to: '2026-03-31' });
    expect((await verify({ serial })).data).toMatchObject({ credits: { total: 1.5 } });
    const before = await issue({ year: 2025 });
    expect((await verify({ serial: before })).data).toMatchObject({
      state: 'valid',
      credits: { total: 4 },
      toAt: Date.parse('2025-12-31T23:59:59.999+08:00'),
    });
  });

  test.each([
    ['a year without lines', { year: 2020 }],
    ['a year that is to come', { year: 2027 }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['an end before its begin', { from: '2026-05-02', to: '2026-05-01' }],
    ['days of two years', { from: '2025-12-31', to: '2026-01-01' }],
    ['days of another year', { year: 2025, from: '2026-01-01', to: '2026-03-31' }],
  ])('%s is refused', async (_what, payload) => {
    await bookTwo();
    expect((await request(payload)).code).toBe(40000);
    expect(await findNewest()).toBeNull();
  });

  test('more than ten within a day are refused, and those of visitors', async () => {
    await bookTwo();
    for (let index = 0; index < 10; index++) await issue();
    expect((await request()).code).toBe(42900);
    clock.advance(DAY);
    expect((await request()).code).toBe(0);
    expect((await request({}, gateway.browser())).code).toBe(40100);
  });

  test('whose lines are revoked before it is issued fails, and can be made again', async () => {
    await bookTwo();
    await request();
    await gateway.deps.sql`update credit_line set revoked_at = now(), revoked_reason = '复核'`;
    await expect(work(true)).rejects.toThrow('revoked');
    expect(await findNewest()).toMatchObject({ state: 'failed', url: '' });
    await book({ sourceId: 'c07' });
    expect((await request()).code).toBe(0);
  });
});

describe('verification', () => {
  test.each([
    ['the sum of class II', { pointsII: '4.5' }, { I: 1.5, II: 4.5, total: 6 }],
    ['the sum of class I', { pointsI: '9.0' }, { I: 9, II: 0.5, total: 9.5 }],
    ['the file', { fileHash: 'a'.repeat(64) }, { I: 1.5, II: 0.5, total: 2 }],
    ['the signature', { signature: 'A'.repeat(86) }, { I: 1.5, II: 0.5, total: 2 }],
    ['a signature that is none', { signature: 'x' }, { I: 1.5, II: 0.5, total: 2 }],
  ])('%s was altered', async (_what, altered, printed) => {
    await bookTwo();
    const serial = await issue();
    const { data } = await verify({ ...(await scan((await download()).file)), ...altered });
    expect(data).toEqual({
      state: 'altered',
      serial,
      issuedAt: NOW,
      recorded: { I: 1.5, II: 0.5, total: 2 },
      printed,
    });
  });

  test('a signature of another transcript is none of this one', async () => {
    await bookTwo();
    await issue();
    const { signature } = await scan((await download()).file);
    const serial = await issue();
    expect((await verify({ serial, signature })).data.state).toBe('altered');
  });

  test('an unknown serial tells nothing, and neither does one that is not issued yet', async () => {
    const serial = 'OST-2026-0000-0000';
    expect((await verify({ serial })).data).toEqual({ state: 'unknown', serial });
    await bookTwo();
    const { data } = await request();
    expect((await verify({ serial: data.jobId })).data).toEqual({ state: 'unknown', serial: data.jobId });
    expect((await verify({ serial: 'OST-1' })).code).toBe(40000);
  });

  test('a newer one of the same year replaces it, and none of another year does', async () => {
    await bookTwo();
    await book({ sourceId: 'c07', at: NOW - 400 * DAY });
    const [first, second] = [await issue(), await issue()];
    await issue({ year: 2025 });
    clock.set(NOW + DAY);
    await book({ sourceId: 'c09', points: 1 });
    const third = await issue();
    const replacedBy = { serial: third, issuedAt: NOW + DAY, total: 3 };
    for (const [index, serial] of [first, second].entries()) {
      const issuedAt = NOW + index * SECOND;
      const { data } = await verify({ serial });
      expect(data).toEqual({ state: 'replaced', serial, issuedAt, total: 2, replacedBy, reason: '' });
    }
    expect((await verify({ serial: third })).data.state).toBe('valid');
  });

  test('a transcript of other days holds when a line is revoked', async () => {
    await bookTwo();
    const serial = await issue({ from: '2026-11-20', to: '2026-11-20' });
    const [line] = (await credit.findBySource(OWNER, 'course', ['c01'])).values();
    await credit.revoke(gateway.deps.db, line?.id ?? '', '复核');
    expect((await verify({ serial })).data.state).toBe('valid');
  });

  test('one with a revoked line is revoked with its reason, until a new one replaces it', async () => {
    await bookTwo();
    const serial = await issue();
    const [line] = (await credit.findBySource(OWNER, 'course', ['c01'])).values();
    clock.set(NOW + DAY);
    const reason = '观看记录经复核更正';
    await credit.revoke(gateway.deps.db, line?.id ?? '', reason);
    expect((await verify({ serial })).data.state).toBe('revoked');
    const again = await issue();
    expect((await verify({ serial })).data).toEqual({
      state: 'replaced',
      serial,
      issuedAt: NOW,
      total: 2,
      replacedBy: { serial: again, issuedAt: NOW + DAY, total: 0.5 },
      reason,
    });
    const [second] = (await credit.findBySource(OWNER, 'course', ['c05'])).values();
    await credit.revoke(gateway.deps.db, second?.id ?? '', reason);
    expect((await verify({ serial: again })).data).toEqual({
      state: 'revoked',
      serial: again,
      issuedAt: NOW + DAY,
      revokedAt: NOW + DAY + SECOND,
      reason,
    });
  });

  test('serials cannot be tried one after another', async () => {
    const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
    try {
      const stranger = limited.browser();
      const codes: number[] = [];
      for (let index = 0; index < 121; index++) {
        const serial = `OST-2026-0000-${String(index).padStart(4, '0')}`;
        codes.push((await verify({ serial }, stranger)).code);
      }
      expect(codes.slice(0, 120).every((code) => code === 0)).toBe(true);
      expect(codes.at(-1)).toBe(42900);
    } finally {
      await limited.close();
    }
  });

  test('a change of the secret leaves signatures valid under the previous one', async () => {
    await bookTwo();
    await issue();
    const printed = await scan((await download()).file);
    const { createTranscriptSigner } = await import('./signature.ts');
    const { keysFrom } = await import('../../../platform/crypto/secret.ts');
    const [row] = await gateway.deps.db.select().from(transcript);
    const facts = {
      serial: printed.serial,
      fromAt: row?.fromAt ?? 0,
      toAt: row?.toAt ?? 0,
      credits: { I: 1.5, II: 0.5 },
    };
    const signature = Buffer.from(printed.signature ?? '', 'base64url');
    const keyFor = keysFrom('a secret that came later than the others');
    const changed = createTranscriptSigner({ keyFor, previousKeyFor: gateway.deps.keyFor });
    expect(changed.verify(facts, signature)).toBe(true);
    expect(createTranscriptSigner({ keyFor, previousKeyFor: null }).verify(facts, signature)).toBe(false);
  });
});

test('transcripts go with their account', async () => {
  await book({ accountId: 'sample-09' });
  const leaves = await gateway.login('13900000009');
  const { data } = await request({}, leaves);
  await work();
  expect(await listStored('sample-09')).toHaveLength(1);
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await listStored('sample-09')).toEqual([]);
  expect((await verify({ serial: data.jobId })).data.state).toBe('unknown');
});

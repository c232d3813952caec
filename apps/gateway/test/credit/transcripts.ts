import type { RequestOf } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { account } from '../../src/modules/account/accounts/tables.ts';
import { type CreditAward, type CreditService, createCreditService } from '../../src/modules/credit/credit-service.ts';
import { creditLine, transcript } from '../../src/modules/credit/tables.ts';
import { getTranscriptFolder } from '../../src/modules/credit/transcript/transcript-file.ts';
import { transcriptQueue } from '../../src/modules/credit/transcript/transcript-service.ts';
import { type TestApp, testApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

export const OWNER = 'sample-03';
export const SECOND = 1_000;
export const DAY = 24 * 60 * 60 * 1000;
export const NOW = Date.parse('2026-11-22T14:40:00+08:00');

export type TranscriptTests = Awaited<ReturnType<typeof startTranscriptTests>>;

/** A gateway in which an owner has credit, and the tests themselves issue transcripts. */
export async function startTranscriptTests() {
  const clock: FakeClock = createFakeClock();
  clock.set(NOW);
  const gateway: TestApp = await testApp({
    clock,
    modules: (_deps, { workers }) => ({ workers: workers.filter(({ queue }) => queue !== transcriptQueue) }),
  });
  const credit: CreditService = createCreditService(gateway.deps);
  const owner: Browser = await gateway.login('13900000003');
  await gateway.deps.db
    .update(account)
    .set({ name: '周予安', medicalTitle: '主治医师', company: '清和市第二人民医院' })
    .where(eq(account.id, OWNER));

  const awardCredit = (award: Partial<CreditAward> = {}) =>
    credit.awardCredit(gateway.deps.db, {
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
      ...award,
    });

  const request = async (payload: RequestOf<'exportCredits'> = {}, by = owner) =>
    (await by.call('exportCredits', payload)).json();

  const findNewest = async () => (await owner.call('getCreditYear', {})).json().data.transcript;

  /** Works on the job of the transcript that is to be issued. */
  async function work(isLastAttempt = false): Promise<void> {
    const worker = gateway.modules.workers.find(({ queue }) => queue === transcriptQueue);
    const preparing = await gateway.deps.db.select().from(transcript).where(eq(transcript.state, 'preparing'));
    for (const { serial } of preparing) {
      await worker?.work({ serial }, { id: serial, attempt: 0, isLastAttempt, signal: new AbortController().signal });
    }
  }

  return {
    clock,
    gateway,
    credit,
    owner,
    book: awardCredit,
    request,
    findNewest,
    work,

    async awardTwo(): Promise<void> {
      await awardCredit();
      const other = { sourceId: 'c05', title: '骨不连的诊断', creditClass: 'II', points: 0.5, hours: 2 } as const;
      await awardCredit({ ...other, at: NOW - 2 * DAY });
    },

    /** Removes the data of the test before. */
    async reset(): Promise<void> {
      clock.set(NOW);
      await gateway.deps.db.delete(transcript);
      await gateway.deps.db.delete(creditLine);
      await gateway.deps.storage.files.deleteAll(getTranscriptFolder(OWNER));
    },

    /** Requests and issues a transcript; returns its serial. */
    async issue(payload: RequestOf<'exportCredits'> = {}): Promise<string> {
      const { data } = await request(payload);
      await work();
      clock.advance(SECOND);
      return data.jobId;
    },

    verify: async (payload: RequestOf<'verifyTranscript'>, by = gateway.browser()) =>
      (await by.call('verifyTranscript', payload)).json(),

    async listStored(accountId = OWNER): Promise<string[]> {
      const { objects } = await gateway.deps.storage.files.listAll(getTranscriptFolder(accountId), { recursive: true });
      return [...objects].map(({ name }) => name);
    },

    /** The file as its owner downloads it. */
    async download(): Promise<ReadPdf & { readonly pdf: Buffer }> {
      const reply = await owner.send({ url: (await findNewest()).url });
      if (reply.statusCode !== 200) throw new Error(`answered ${reply.statusCode}`);
      return { ...(await readPdf(reply.rawPayload)), pdf: reply.rawPayload };
    },
  };
}

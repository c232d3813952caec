import { type NamedPeriod, parseCreditPeriod, TRANSCRIPT_SERIAL, TRANSCRIPTS_A_DAY } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { createCreditRepository } from '../credit-repository.ts';
import type { DocumentKind, DocumentOwner } from '../issue/document-routes.ts';
import { drawSerial, SERIAL_DRAWS } from '../issue/issued-document.ts';
import type { TranscriptOptions } from './transcript-content.ts';
import { FILE_RETENTION_MS, getTranscriptPath } from './transcript-file.ts';
import { createTranscriptRepository, type TranscriptRow } from './transcript-repository.ts';

/** Queue of transcripts to be issued (rules/credit#transcript). */
export const transcriptQueue = defineQueue({
  name: 'transcripts',
  schema: z.object({ serial: z.string().regex(TRANSCRIPT_SERIAL) }),
  singleton: true,
  retries: 4,
  retryDelay: 30,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Batch size of file deletion. */
const BATCH = 100;

/** Period and options of a requested transcript. */
type TranscriptRequest = NamedPeriod & TranscriptOptions;

/** Transcripts of an account's credit (rules/credit#transcript). */
export interface TranscriptService {
  /**
   * Requests a transcript; while another is being prepared, that one is returned.
   * @throws {CallError} badInput for a period that is no part of a year, creditsEmpty for one without a line that counts,
   * tooMany for more than ten a day
   */
  request(owner: DocumentOwner, transcriptRequest: TranscriptRequest): Promise<string>;
  /** The account's latest transcript. */
  findNewest(accountId: string): Promise<TranscriptRow | undefined>;
  /**
   * The PDF of a transcript that was neither revoked nor replaced, for its owner; the access is audited. @throws
   * {CallError} notFound for any other
   */
  readonly open: DocumentKind['open'];
  /** Deletes one batch of files whose retention has ended; returns true if there may be more. */
  deleteFiles(tx: Database, now: number): Promise<boolean>;
}

export function createTranscriptService(
  { db, clock, storage, jobs, audit }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'jobs' | 'audit'>,
  cipher: Cipher,
): TranscriptService {
  /** Inserts a transcript under a free serial; returns undefined if the account has one that is being prepared. */
  async function insert(
    tx: Database,
    row: Pick<TranscriptRow, 'accountId' | 'requestedAt' | 'year' | 'fromAt' | 'toAt' | 'options'>,
  ): Promise<string | undefined> {
    const repository = createTranscriptRepository(tx);
    for (let draw = 0; draw < SERIAL_DRAWS; draw++) {
      const serial = drawSerial('OST', row.requestedAt);
      if (await repository.insert({ ...row, serial })) return serial;
      const newest = await repository.findNewest(row.accountId);
      if (newest?.state === 'preparing') return undefined;
    }
    throw new Error('no serial was free');
  }

  return {
    findNewest: (accountId) => createTranscriptRepository(db).findNewest(accountId),

    async request({ accountId, ip, deviceId }, { subtotals, evidence, english, ...requestedPeriod }) {
      const requestedAt = clock.now();
      const period = parseCreditPeriod(requestedPeriod, requestedAt);
      if (!period) throw new CallError('badInput');
      return db.transaction(async (tx) => {
        const repository = createTranscriptRepository(tx);
        const lines = await createCreditRepository(tx).lockCounted(accountId, period.fromAt, period.toAt);
        if (lines.length === 0) throw new CallError('creditsEmpty');
        if ((await repository.countSince(accountId, requestedAt - DAY_MS)) >= TRANSCRIPTS_A_DAY) {
          throw new CallError('tooMany');
        }
        const options = { subtotals, evidence, english };
        const inserted = await insert(tx, { accountId, requestedAt, ...period, options });
        const serial = inserted ?? (await repository.findNewest(accountId))?.serial ?? '';
        // Queued also while one is being prepared: its job may have been lost with its gateway.
        await jobs.send(tx, transcriptQueue, { serial }, { singletonKey: serial });
        if (inserted !== undefined) {
          await audit.record(tx, { event: 'transcriptRequested', accountId, ip, deviceId, detail: { serial } });
        }
        return serial;
      });
    },

    async open({ accountId, ip, deviceId }, serial) {
      const row = await createTranscriptRepository(db).findIssued(serial);
      if (row?.accountId !== accountId || row.revokedAt !== null || row.replacedBy !== null || !row.hasFile)
        throw new CallError('notFound');
      const decrypted = cipher.decrypt(serial, await storage.files.getBytes(getTranscriptPath(row)));
      if (!decrypted) throw new Error(`transcript ${serial} was encrypted under an unknown SECRET`);
      await audit.record(db, { event: 'transcriptOpened', accountId, ip, deviceId, detail: { serial } });
      return decrypted.content;
    },

    async deleteFiles(tx, now) {
      const expired = await createTranscriptRepository(tx).markFilesDeleted(now - FILE_RETENTION_MS, BATCH);
      for (const row of expired) await storage.files.delete(getTranscriptPath(row));
      return expired.length === BATCH;
    },
  };
}

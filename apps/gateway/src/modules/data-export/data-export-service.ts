import { Readable } from 'node:stream';
import { DATA_EXPORT_DAYS } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Caller } from '../../platform/log/audit-log.ts';
import { getPartFolder, getPartName } from './archive-file.ts';
import { createDataExportRepository, type DataExportRow } from './data-export-repository.ts';

/** Archives that wait to be prepared (rules/data-export#states). */
export const dataExportQueue = defineQueue({
  name: 'data-exports',
  schema: z.object({ id: z.string() }),
  singleton: true,
  retries: 4,
  retryDelay: 30,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time for which an archive is stored, and the pause before the next request (rules/data-export#request). */
export const RETENTION_MS = DATA_EXPORT_DAYS * DAY_MS;
const PAUSE_MS = DAY_MS;

/** Archives that one batch deletes. */
const BATCH = 100;

/** The owner of archives. */
interface Owner extends Caller {
  readonly accountId: string;
}

/** Archives of all data that is stored of an account (rules/data-export). */
export interface DataExportService {
  /** Requests one, unless one is being prepared or was requested within a day; returns the newest. */
  request(owner: Owner): Promise<DataExportRow | undefined>;
  /** The account's newest archive; undefined for none, also after its retention time. */
  findNewest(accountId: string): Promise<DataExportRow | undefined>;
  /** An archive for its owner; the opening is logged. @throws {CallError} notFound for any other */
  open(owner: Owner, id: string): Promise<{ readonly row: DataExportRow; readonly content: Readable }>;
  /** Deletes one batch of archives past their retention time; returns whether there may be more. */
  deleteExpired(tx: Database, now: number): Promise<boolean>;
}

/** The time at which another archive can be requested; null if that depends on no time. */
export function getNextRequestAt({ state, requestedAt }: DataExportRow, now: number): number | null {
  const next = requestedAt + PAUSE_MS;
  return state === 'ready' && next > now ? next : null;
}

export function createDataExportService(
  { db, clock, storage, jobs, audit }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'jobs' | 'audit'>,
  cipher: Cipher,
): DataExportService {
  async function findNewest(from: Database, accountId: string): Promise<DataExportRow | undefined> {
    const newest = await createDataExportRepository(from).findNewest(accountId);
    const isOver = newest && newest.state !== 'preparing' && (newest.finishedAt ?? 0) <= clock.now() - RETENTION_MS;
    return isOver ? undefined : newest;
  }

  /** The parts of an archive, which are held in memory one at a time. */
  async function* readParts(row: DataExportRow): AsyncGenerator<Buffer> {
    for (let index = 0; index < row.parts; index++) {
      const name = getPartName(row.id, index);
      const stored = await storage.files.getBytes(`${getPartFolder(row)}${name}`);
      const decrypted = cipher.decrypt(name, stored);
      if (!decrypted) throw new Error(`part ${name} was encrypted under an unknown SECRET`);
      yield decrypted.content;
    }
  }

  return {
    findNewest: (accountId) => findNewest(db, accountId),

    request: ({ accountId, ip, deviceId }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const before = await findNewest(tx, accountId);
        if (before && getNextRequestAt(before, now) !== null) return before;
        await createDataExportRepository(tx).insert({ id: randomId(), accountId, requestedAt: now });
        const newest = await findNewest(tx, accountId);
        // Also while one is being prepared: its job may have been abandoned by its gateway.
        if (newest) await jobs.send(tx, dataExportQueue, { id: newest.id }, { singletonKey: newest.id });
        if (newest?.id !== before?.id) {
          await audit.record(tx, { event: 'dataExportRequested', accountId, ip, deviceId });
        }
        return newest;
      }),

    async open({ accountId, ip, deviceId }, id) {
      const row = await createDataExportRepository(db).findReady(accountId, id, clock.now() - RETENTION_MS);
      if (!row) throw new CallError('notFound');
      await audit.record(db, { event: 'dataExportOpened', accountId, ip, deviceId });
      return { row, content: Readable.from(readParts(row)) };
    },

    async deleteExpired(tx, now) {
      const before = now - RETENTION_MS;
      const expired = await createDataExportRepository(tx).deleteExpired(before, BATCH);
      for (const row of expired) await storage.files.deleteAll(getPartFolder(row));
      return expired.length === BATCH;
    },
  };
}

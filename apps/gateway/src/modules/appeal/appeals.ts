import { randomUUID } from 'node:crypto';
import { formatDay, nextAppeal } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { SessionContext } from '../../platform/http/handler.ts';
import type { Locks } from '../account/lock/lock-service.ts';
import type { AppealImages } from './images.ts';
import { type AppealRow, attachImages, countCases, findNewest, insertAppeal } from './repository.ts';

/** Appeals as their owners send and see them (spec-decision 10). */
export interface Appeals {
  /** The newest appeal: against the open lock where there is one, else the last that was answered. */
  newest(context: SessionContext): Promise<AppealRow | null>;
  /** Keeps a picture; only who is locked for good may. @throws {CallError} appealRefused, imageRefused, tooMany */
  keepImage(context: SessionContext, base64: string): Promise<string>;
  /**
   * Sends an appeal. @throws {CallError} appealRefused without a permanent lock, badInput for pictures that are not the
   * caller's; the database refuses a second open one
   */
  send(context: SessionContext, sent: { reason: string; imageIds: readonly string[] }): Promise<AppealRow>;
}

/** Makes them. */
export function createAppeals(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { locks, images }: { locks: Locks; images: AppealImages },
): Appeals {
  async function lockOf(tx: Database, accountId: string): Promise<string> {
    const lockId = await locks.permanentLock(tx, accountId);
    if (lockId === null) throw new CallError('appealRefused');
    return lockId;
  }

  return {
    async newest(context) {
      const { customerId } = context.session;
      return findNewest(db, customerId, await locks.permanentLock(db, customerId));
    },

    async keepImage(context, base64) {
      const { customerId } = context.session;
      await lockOf(db, customerId);
      return images.keep(customerId, base64);
    },

    async send(context, { reason, imageIds }) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const ids = [...new Set(imageIds)];
      const sent = await db.transaction(async (tx) => {
        const lockId = await lockOf(tx, accountId);
        const before = await findNewest(tx, accountId, lockId);
        const state = nextAppeal(before?.state ?? null, 'send');
        if (state === null) throw new CallError('appealOpen');
        const createdAt = clock.now();
        const caseNumber = await nextCaseNumber(tx, createdAt);
        const row = await insertAppeal(tx, {
          id: randomUUID(),
          caseNumber,
          accountId,
          lockId,
          reason,
          state,
          createdAt,
        });
        const attached = ids.length > 0 ? await attachImages(tx, { accountId, appealId: row.id, ids }) : 0;
        if (attached !== ids.length) throw new CallError('badInput');
        await audit.record(tx, { event: 'appealSent', accountId, ip, deviceId, detail: { caseNumber } });
        return row;
      });
      await images.dropWaiting(accountId);
      return sent;
    },
  };
}

/** The next case number of a day in Shanghai. */
async function nextCaseNumber(tx: Database, now: number): Promise<string> {
  const prefix = `SS${formatDay(now).replaceAll('-', '')}-`;
  return prefix + String((await countCases(tx, prefix)) + 1).padStart(4, '0');
}

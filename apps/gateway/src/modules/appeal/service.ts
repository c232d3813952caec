import { randomUUID } from 'node:crypto';
import { getNextAppealState } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { SessionContext } from '../../platform/http/handler.ts';
import type { LockService } from '../account/lock/lock-service.ts';
import type { AppealImageService } from './image-service.ts';
import { type AppealRow, createAppealRepository } from './repository.ts';

/** The appeals of an owner (rules/appeal#states). */
export interface AppealService {
  /** The newest appeal: against the open lock if there is one, else the last answered one. */
  findNewest(context: SessionContext): Promise<AppealRow | null>;
  /**
   * Stores an image and returns its id. @throws {CallError} appealRefused without a permanent lock, imageRefused,
   * tooMany
   */
  uploadImage(context: SessionContext, base64: string): Promise<string>;
  /**
   * Sends an appeal; a unique constraint refuses a second open one.
   * @throws {CallError} appealRefused without a permanent lock, badInput for images that are not the caller's
   */
  submit(context: SessionContext, appeal: { reason: string; imageIds: readonly string[] }): Promise<AppealRow>;
}

/** Creates the service of appeals. */
export function createAppealService(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { locks, images }: { locks: LockService; images: AppealImageService },
): AppealService {
  async function requirePermanentLock(tx: Database, accountId: string): Promise<string> {
    const lockId = await locks.findPermanentLock(tx, accountId);
    if (lockId === null) throw new CallError('appealRefused');
    return lockId;
  }

  return {
    async findNewest(context) {
      const { customerId } = context.session;
      return createAppealRepository(db).findNewest(customerId, await locks.findPermanentLock(db, customerId));
    },

    async uploadImage(context, base64) {
      const { customerId } = context.session;
      await requirePermanentLock(db, customerId);
      return images.store(customerId, base64);
    },

    async submit(context, { reason, imageIds }) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const ids = [...new Set(imageIds)];
      const sent = await db.transaction(async (tx) => {
        const lockId = await requirePermanentLock(tx, accountId);
        const appeals = createAppealRepository(tx);
        const previous = await appeals.findNewest(accountId, lockId);
        const state = getNextAppealState(previous?.state ?? null, 'send');
        if (state === null) throw new CallError('appealOpen');
        const createdAt = clock.now();
        const caseNumber = await appeals.createCaseNumber(createdAt);
        const row = await appeals.insert({
          id: randomUUID(),
          caseNumber,
          accountId,
          lockId,
          reason,
          state,
          createdAt,
        });
        const attached = ids.length > 0 ? await appeals.attachImages({ accountId, appealId: row.id, ids }) : 0;
        if (attached !== ids.length) throw new CallError('badInput');
        await audit.record(tx, { event: 'appealSent', accountId, ip, deviceId, detail: { caseNumber } });
        return row;
      });
      await images.deleteUnattached(accountId);
      return sent;
    },
  };
}

import { addTenths, countAttended, isPresent } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { CreditAward, CreditService } from '../../credit/credit-service.ts';
import type { LiveEvent } from '../event/service.ts';
import type { AttendanceService } from './attendance-service.ts';
import { createLiveCreditRepository } from './live-credit-repository.ts';

/** Time after the end of an event in which gateways store the last minutes, in ms. */
const GRACE_MS = 60_000;

/** Awards of a transaction. */
const BATCH = 200;

/**
 * Creates the function that awards the credit of events that are over to the accounts that were present. An account has
 * one line of an event, so that a run that is repeated awards nothing twice (rules/live-attendance#credit).
 */
export function createAwardLiveCredit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    attendance,
    credit,
  }: {
    readonly attendance: Pick<AttendanceService, 'read'>;
    readonly credit: Pick<CreditService, 'awardCredit'>;
  },
) {
  async function listAwards(event: LiveEvent, at: number): Promise<CreditAward[]> {
    const { creditClass, creditPoints: points } = event;
    if (creditClass === null) return [];
    const { minutesOnAir, attended } = await attendance.read(event);
    return [...attended].flatMap(([accountId, ofAccount]) => {
      const minutes = countAttended(ofAccount, minutesOnAir);
      if (!isPresent(minutes, minutesOnAir.length)) return [];
      return {
        accountId,
        sourceType: 'live' as const,
        sourceId: event.id,
        title: event.title,
        titleEn: event.titleEn,
        creditClass,
        hours: Math.max(0.1, addTenths([minutes / 60])),
        points,
        evidence: { watched: [], test: null, attended: { minutes, ofMinutes: minutesOnAir.length } },
        at,
      };
    });
  }

  return async (signal: AbortSignal): Promise<void> => {
    const now = clock.now();
    const events = createLiveCreditRepository(db);
    for (const event of await events.listUncredited(now - GRACE_MS)) {
      const awards = await listAwards(event, now);
      for (let start = 0; start < awards.length; start += BATCH) {
        signal.throwIfAborted();
        await db.transaction(async (tx) => {
          for (const award of awards.slice(start, start + BATCH)) await credit.awardCredit(tx, award);
        });
      }
      await events.setCredited(event.id, now);
    }
  };
}

/** Queue of the job that awards the credit of events; among several gateways it runs once at a time. */
const liveCreditQueue = defineQueue({
  name: 'live-credit',
  schema: z.object({}),
  singleton: true,
  // The next run, a minute later, is the retry.
  retries: 0,
});

/** Creates the worker that awards the credit of events that have ended, every minute. */
export const createLiveCreditWorker = (award: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveCreditQueue, cron: '* * * * *', work: (_data, { signal }) => award(signal) });

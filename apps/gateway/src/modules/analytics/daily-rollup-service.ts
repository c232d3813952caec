import { ANALYTICS_AGE_MAX_MS, formatDay } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createDailyRollupRepository } from './daily-rollup-repository.ts';
import type { DayRange } from './stats-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in Shanghai; timestamps in ms. */
interface RollupDay {
  readonly day: string;
  readonly end: number;
  /** Time from which late events of the day are no longer accepted. */
  readonly final: number;
  /** Last roll-up; 0 for never. */
  readonly countedAt: number;
}

/** Rolls up the first day that needs it: once it is over, and again once it is final. Returns false if none is due. */
export async function rollUpDueDay(tx: Database, now: number): Promise<boolean> {
  for (const { day, end, final, countedAt } of await listDays(tx, now)) {
    if (end > now || countedAt >= final) continue;
    if (countedAt >= end && now < final) continue;
    await createDailyRollupRepository(tx).rollUpDay(day, now);
    return true;
  }
  return false;
}

/** Rolls up every day of a range that may have new events since its last roll-up, today included. */
export async function rollUpRange(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { from, to }: DayRange,
): Promise<void> {
  const now = clock.now();
  for (const { day, final, countedAt } of await listDays(db, now)) {
    if (day < from || day > to || countedAt >= final) continue;
    await db.transaction((tx) => createDailyRollupRepository(tx).rollUpDay(day, now));
  }
}

/** The days since the oldest event, today included. */
async function listDays(db: Database, now: number): Promise<RollupDay[]> {
  const repository = createDailyRollupRepository(db);
  const oldest = await repository.findOldestEventTime();
  if (oldest === null) return [];
  const rolledUp = new Map((await repository.listRolledUpDays()).map(({ day, countedAt }) => [day, countedAt]));
  const days: RollupDay[] = [];
  for (let start = Date.parse(`${formatDay(oldest)}T00:00:00+08:00`); start <= now; start += DAY_MS) {
    const day = formatDay(start);
    const end = start + DAY_MS;
    days.push({ day, end, final: end + ANALYTICS_AGE_MAX_MS, countedAt: rolledUp.get(day) ?? 0 });
  }
  return days;
}

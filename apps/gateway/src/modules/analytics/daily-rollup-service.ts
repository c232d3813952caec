import { ANALYTICS_AGE_MAX_MS, formatDay } from '@osteon/domain';
import { asc } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { rollUpDay } from './daily-rollup-repository.ts';
import type { DayRange } from './stats-repository.ts';
import { analyticsDay, analyticsEvent } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of Shanghai with its last moment, and the moment (ms) from which no event of it can come any more. */
interface CountableDay {
  readonly day: string;
  readonly end: number;
  readonly final: number;
  /** When it was last counted; 0 for never. */
  readonly countedAt: number;
}

/**
 * Counts the first day that is over and was not counted since, or not since its last event may have come; gives whether
 * there was one.
 */
export async function rollUpDueDay(tx: Database, now: number): Promise<boolean> {
  for (const { day, end, final, countedAt } of await listDays(tx, now)) {
    if (end > now || countedAt >= final) continue;
    if (countedAt >= end && now < final) continue;
    await rollUpDay(tx, day, now);
    return true;
  }
  return false;
}

/** Counts every day of a range to which events may have come since it was last counted, today with them. */
export async function rollUpRange(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { from, to }: DayRange,
): Promise<void> {
  const now = clock.now();
  for (const { day, final, countedAt } of await listDays(db, now)) {
    if (day < from || day > to || countedAt >= final) continue;
    await db.transaction((tx) => rollUpDay(tx, day, now));
  }
}

/** The days since the oldest event, today with them. */
async function listDays(db: Database, now: number): Promise<CountableDay[]> {
  const [oldest] = await db
    .select({ at: analyticsEvent.at })
    .from(analyticsEvent)
    .orderBy(asc(analyticsEvent.at))
    .limit(1);
  if (!oldest) return [];
  const counted = new Map((await db.select().from(analyticsDay)).map(({ day, countedAt }) => [day, countedAt]));
  const days: CountableDay[] = [];
  for (let start = Date.parse(`${formatDay(oldest.at)}T00:00:00+08:00`); start <= now; start += DAY_MS) {
    const day = formatDay(start);
    const end = start + DAY_MS;
    days.push({ day, end, final: end + ANALYTICS_AGE_MAX_MS, countedAt: counted.get(day) ?? 0 });
  }
  return days;
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { dailyLogin } from './tables.ts';

/** Counts a login on a day (yyyy-mm-dd); returns the new count. */
export async function incrementDailyLogins(db: Database, accountId: string, day: string): Promise<number> {
  const [counted] = await db
    .insert(dailyLogin)
    .values({ accountId, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyLogin.accountId, dailyLogin.day],
      set: { count: sql`${dailyLogin.count} + 1` },
    })
    .returning({ count: dailyLogin.count });
  return counted?.count ?? 0;
}

/** How many logins were counted on a day (yyyy-mm-dd). */
export async function readDailyLogins(db: Database, accountId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: dailyLogin.count })
    .from(dailyLogin)
    .where(and(eq(dailyLogin.accountId, accountId), eq(dailyLogin.day, day)));
  return row?.count ?? 0;
}

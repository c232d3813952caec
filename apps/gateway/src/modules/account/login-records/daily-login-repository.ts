import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { dailyLogin } from './tables.ts';

const increment = prepareStatement({ accountId: dailyLogin.accountId, day: dailyLogin.day }, (db, { accountId, day }) =>
  db
    .insert(dailyLogin)
    .values({ accountId, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyLogin.accountId, dailyLogin.day],
      set: { count: sql`${dailyLogin.count} + 1` },
    })
    .returning({ count: dailyLogin.count }),
);

/** Counts the logins of accounts by day. */
export function createDailyLoginRepository(db: Database) {
  return {
    /** Counts a login on a day (yyyy-mm-dd); returns the new count. */
    async increment(accountId: string, day: string): Promise<number> {
      const [counted] = await increment(db, { accountId, day });
      return counted?.count ?? 0;
    },

    /** The number of logins that were counted on a day (yyyy-mm-dd). */
    async read(accountId: string, day: string): Promise<number> {
      const [row] = await db
        .select({ count: dailyLogin.count })
        .from(dailyLogin)
        .where(and(eq(dailyLogin.accountId, accountId), eq(dailyLogin.day, day)));
      return row?.count ?? 0;
    },
  };
}

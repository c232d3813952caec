import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveAssistant } from './tables.ts';

const isOf = (liveId: string | SQL, accountId: string | SQL) =>
  and(eq(liveAssistant.liveId, liveId), eq(liveAssistant.accountId, accountId));

const find = prepareStatement(
  { liveId: liveAssistant.liveId, accountId: liveAssistant.accountId },
  (db, { liveId, accountId }) => db.select().from(liveAssistant).where(isOf(liveId, accountId)),
);

/** Reads and writes the assistants of events (rules/live-operator#assistants). */
export function createAssistantRepository(db: Database) {
  return {
    /** Returns true if an account is an assistant of an event. */
    async isAssistant(liveId: string, accountId: string): Promise<boolean> {
      return (await find(db, { liveId, accountId })).length > 0;
    },

    /** The assistants of an event in the order of their appointment. */
    list: (liveId: string) =>
      db
        .select({ accountId: liveAssistant.accountId, name: account.name, appointedAt: liveAssistant.appointedAt })
        .from(liveAssistant)
        .innerJoin(account, eq(account.id, liveAssistant.accountId))
        .where(eq(liveAssistant.liveId, liveId))
        .orderBy(asc(liveAssistant.appointedAt), asc(liveAssistant.accountId)),

    /** Appoints an assistant; returns false if the account is one already. */
    async add(assistant: typeof liveAssistant.$inferInsert): Promise<boolean> {
      return (await db.insert(liveAssistant).values(assistant).onConflictDoNothing()).count > 0;
    },

    /** Dismisses an assistant; returns false if the account is none. */
    async remove(liveId: string, accountId: string): Promise<boolean> {
      return (await db.delete(liveAssistant).where(isOf(liveId, accountId))).count > 0;
    },

    /** Dismisses an account from all events. */
    async removeOfAccount(accountId: string): Promise<void> {
      await db.delete(liveAssistant).where(eq(liveAssistant.accountId, accountId));
    },
  };
}

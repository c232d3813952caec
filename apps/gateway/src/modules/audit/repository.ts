import { eq, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { account } from '../account/tables.ts';
import { auditEntry } from './tables.ts';

/** An entry as it is kept. */
export type AuditRow = typeof auditEntry.$inferInsert;

/** Adds an entry. */
export async function insertEntry(db: Database, row: AuditRow): Promise<void> {
  await db.insert(auditEntry).values(row);
}

/** The id of the account that a mobile number or an e-mail in lower case names; null where there is none. */
export async function findAccountId(db: Database, name: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.mobile, name), eq(account.email, name)));
  return row?.id ?? null;
}

import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { account } from './tables.ts';

/** The id of the account that a mobile number, an e-mail or the id itself names; null where there is none. */
export async function findAccountId(db: Database, name: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.mobile, name), eq(account.email, name.toLowerCase()), eq(account.id, name)));
  return row?.id ?? null;
}

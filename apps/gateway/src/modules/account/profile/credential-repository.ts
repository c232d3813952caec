import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { refuseTakenName } from '../map-unique-violation.ts';
import { account } from '../tables.ts';

/** Where an owner can be reached. */
export interface Contacts {
  readonly id: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** How an account is named and told of things. */
export async function findContacts(db: Database, accountId: string): Promise<Contacts> {
  const [row] = await db
    .select({ id: account.id, mobile: account.mobile, email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  return row ?? { id: accountId, mobile: null, email: null };
}

/** Keeps a new password. */
export async function setPasswordHash(db: Database, accountId: string, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
}

/** Keeps a new e-mail, in lower case. @throws {CallError} emailInUse */
export async function setEmail(db: Database, accountId: string, email: string): Promise<void> {
  await refuseTakenName(db.update(account).set({ email }).where(eq(account.id, accountId)));
}

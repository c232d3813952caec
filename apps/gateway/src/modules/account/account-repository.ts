import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { account } from './tables.ts';

/** An account as it is stored. */
export type AccountRow = typeof account.$inferSelect;

/** How an account is named: a mobile number, or an e-mail in lower case. */
export type AccountName = { readonly mobile: string } | { readonly email: string };

function named(name: AccountName) {
  return 'mobile' in name ? eq(account.mobile, name.mobile) : eq(account.email, name.email);
}

/** What a password is held against. */
export async function findCredential(
  db: Database,
  name: AccountName,
): Promise<Pick<AccountRow, 'id' | 'passwordHash'> | null> {
  const [row] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(named(name));
  return row ?? null;
}

/** The account of a customer. */
export async function findAccount(db: Database, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** The id of a mobile number's account, which `row` becomes where there is none yet. */
export async function findOrInsertAccount(
  db: Database,
  row: typeof account.$inferInsert & { mobile: string },
): Promise<string> {
  const find = () => db.select({ id: account.id }).from(account).where(eq(account.mobile, row.mobile));
  const [known] = await find();
  if (known) return known.id;
  // An insert that lost the race waits for the winner, whose row is then there to read.
  await db.insert(account).values(row).onConflictDoNothing({ target: account.mobile });
  const [found] = await find();
  if (!found) throw new Error('the account was deleted while it logged in');
  return found.id;
}

/** Inserts an account of an e-mail; null where that has one already. */
export async function insertAccount(
  db: Database,
  row: typeof account.$inferInsert & { email: string },
): Promise<string | null> {
  const [inserted] = await db
    .insert(account)
    .values(row)
    .onConflictDoNothing({ target: account.email })
    .returning({ id: account.id });
  return inserted?.id ?? null;
}

/** Locks an account's row until the transaction ends, so that its logins follow one another. */
export async function lockAccount(db: Database, id: string): Promise<Pick<AccountRow, 'cancelRequestedAt'> | null> {
  const [row] = await db
    .select({ cancelRequestedAt: account.cancelRequestedAt })
    .from(account)
    .where(eq(account.id, id))
    .for('update');
  return row ?? null;
}

/** The same by e-mail; null where it names none. */
export async function lockAccountByEmail(
  db: Database,
  email: string,
): Promise<Pick<AccountRow, 'id' | 'cancelRequestedAt'> | null> {
  const [row] = await db
    .select({ id: account.id, cancelRequestedAt: account.cancelRequestedAt })
    .from(account)
    .where(eq(account.email, email))
    .for('update');
  return row ?? null;
}

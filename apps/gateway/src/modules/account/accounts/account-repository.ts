import { eq, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { AccountIdentifier } from './account-identifier.ts';
import { account } from './tables.ts';

/** An account as it is stored. */
export type AccountRow = typeof account.$inferSelect;

/** The contact addresses of an account, and what determines the language of messages to them. */
export type AccountContacts = Pick<AccountRow, 'id' | 'mobile' | 'email' | 'locale' | 'internationalStatus'>;

/** The columns of an account's contacts. */
export const accountContacts = {
  id: account.id,
  mobile: account.mobile,
  email: account.email,
  locale: account.locale,
  internationalStatus: account.internationalStatus,
};

const findCredentialByMobile = prepareStatement({ mobile: account.mobile }, (db, { mobile }) =>
  db.select({ id: account.id, passwordHash: account.passwordHash }).from(account).where(eq(account.mobile, mobile)),
);

const findCredentialByEmail = prepareStatement({ email: account.email }, (db, { email }) =>
  db.select({ id: account.id, passwordHash: account.passwordHash }).from(account).where(eq(account.email, email)),
);

const findByMobile = prepareStatement({ mobile: account.mobile }, (db, { mobile }) =>
  db.select({ id: account.id }).from(account).where(eq(account.mobile, mobile)),
);

const selectForUpdate = prepareStatement({ id: account.id }, (db, { id }) =>
  db.select({ cancelRequestedAt: account.cancelRequestedAt }).from(account).where(eq(account.id, id)).for('update'),
);

/** Reads and writes accounts. */
export function createAccountRepository(db: Database) {
  return {
    /** The id and password hash of an identifier's account. */
    async findCredential(identifier: AccountIdentifier): Promise<Pick<AccountRow, 'id' | 'passwordHash'> | null> {
      const [row] = await ('mobile' in identifier
        ? findCredentialByMobile(db, { mobile: identifier.mobile })
        : findCredentialByEmail(db, { email: identifier.email }));
      return row ?? null;
    },

    /** The id of the account that a text names as mobile number, e-mail or id; null for none. */
    async findId(text: string): Promise<string | null> {
      const [row] = await db
        .select({ id: account.id })
        .from(account)
        .where(or(eq(account.mobile, text), eq(account.email, text.toLowerCase()), eq(account.id, text)));
      return row?.id ?? null;
    },

    /** The account of a customer id. */
    async find(id: string): Promise<AccountRow | null> {
      const [row] = await db.select().from(account).where(eq(account.id, id));
      return row ?? null;
    },

    /** The contacts of a customer id; both null for an unknown one. */
    async findContacts(accountId: string): Promise<AccountContacts> {
      const [row] = await db.select(accountContacts).from(account).where(eq(account.id, accountId));
      return row ?? { id: accountId, mobile: null, email: null, locale: null, internationalStatus: 0 };
    },

    /** The id of a mobile number's account; inserts `row` where there is none yet. */
    async findOrInsert(row: typeof account.$inferInsert & { mobile: string }): Promise<string> {
      const [known] = await findByMobile(db, { mobile: row.mobile });
      if (known) return known.id;
      // An insert that loses the race waits for the winner, whose row can then be read.
      await db.insert(account).values(row).onConflictDoNothing({ target: account.mobile });
      const [found] = await findByMobile(db, { mobile: row.mobile });
      if (!found) throw new Error('the account was deleted while it logged in');
      return found.id;
    },

    /** Inserts an account with an e-mail; null if another account has it. */
    async insert(row: typeof account.$inferInsert & { email: string }): Promise<string | null> {
      const [inserted] = await db
        .insert(account)
        .values(row)
        .onConflictDoNothing({ target: account.email })
        .returning({ id: account.id });
      return inserted?.id ?? null;
    },

    /** Locks an account's row until the transaction ends, so that its logins and changes run one after another. */
    async lock(id: string): Promise<Pick<AccountRow, 'cancelRequestedAt'> | null> {
      const [row] = await selectForUpdate(db, { id });
      return row ?? null;
    },

    /** The same by e-mail; null for none. */
    async lockByEmail(email: string): Promise<Pick<AccountRow, 'id' | 'cancelRequestedAt'> | null> {
      const [row] = await db
        .select({ id: account.id, cancelRequestedAt: account.cancelRequestedAt })
        .from(account)
        .where(eq(account.email, email))
        .for('update');
      return row ?? null;
    },
  };
}

/** The condition that an account has an identifier. */
export function hasIdentifier(identifier: AccountIdentifier) {
  return 'mobile' in identifier ? eq(account.mobile, identifier.mobile) : eq(account.email, identifier.email);
}

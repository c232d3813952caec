import type { Locale } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { AccountRow } from '../accounts/account-repository.ts';
import { account } from '../accounts/tables.ts';

/** The fields that customers fill in themselves. */
export type PersonalDetails = Partial<
  Pick<AccountRow, 'name' | 'medicalTitle' | 'company' | 'specialtyId' | 'logo' | 'biography'>
>;

/** The fields of an account that the review of a certification changes or reads. */
export type CertifiedDetails = Pick<
  AccountRow,
  'roleId' | 'authState' | 'internationalStatus' | 'name' | 'medicalTitle' | 'company' | 'specialtyId'
>;

/** Reads and writes the details of accounts. */
export function createProfileRepository(db: Database) {
  return {
    /** Stores the personal details that are present. */
    async setPersonalDetails(accountId: string, details: PersonalDetails): Promise<void> {
      await db.update(account).set(details).where(eq(account.id, accountId));
    },

    /** Stores the language of the interface. */
    async setLocale(accountId: string, locale: Locale): Promise<void> {
      await db.update(account).set({ locale }).where(eq(account.id, accountId));
    },

    /** Stores the time zone of the owner's device; null for Shanghai's clock. */
    async setTimeZone(accountId: string, timeZone: string | null): Promise<void> {
      await db.update(account).set({ timeZone }).where(eq(account.id, accountId));
    },

    /** Locks an account's row until the transaction ends, and reads these of its columns; null for none. */
    async lockCertifiedDetails(accountId: string): Promise<CertifiedDetails | null> {
      const { roleId, authState, internationalStatus, name, medicalTitle, company, specialtyId } = account;
      const [row] = await db
        .select({ roleId, authState, internationalStatus, name, medicalTitle, company, specialtyId })
        .from(account)
        .where(eq(account.id, accountId))
        .for('update');
      return row ?? null;
    },

    /** Stores those of the columns that change. */
    async setCertifiedDetails(accountId: string, change: Partial<CertifiedDetails>): Promise<void> {
      await db.update(account).set(change).where(eq(account.id, accountId));
    },
  };
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { AccountRow } from '../accounts/account-repository.ts';
import { account } from '../accounts/tables.ts';

/** The fields that customers fill in themselves. */
export type PersonalDetails = Partial<
  Pick<AccountRow, 'name' | 'medicalTitle' | 'company' | 'specialtyId' | 'logo' | 'biography'>
>;

/** Stores the personal details that are present. */
export async function setPersonalDetails(db: Database, accountId: string, details: PersonalDetails): Promise<void> {
  await db.update(account).set(details).where(eq(account.id, accountId));
}

/** The fields of an account that the review of a certification changes or reads. */
export type CertifiedDetails = Pick<
  AccountRow,
  'roleId' | 'authState' | 'internationalStatus' | 'name' | 'medicalTitle' | 'company' | 'specialtyId'
>;

/** Locks an account's row until the transaction ends, and reads these of its columns; null for none. */
export async function selectCertifiedDetailsForUpdate(
  tx: Database,
  accountId: string,
): Promise<CertifiedDetails | null> {
  const { roleId, authState, internationalStatus, name, medicalTitle, company, specialtyId } = account;
  const [row] = await tx
    .select({ roleId, authState, internationalStatus, name, medicalTitle, company, specialtyId })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  return row ?? null;
}

/** Stores those of the columns that change. */
export async function setCertifiedDetails(
  tx: Database,
  accountId: string,
  change: Partial<CertifiedDetails>,
): Promise<void> {
  await tx.update(account).set(change).where(eq(account.id, accountId));
}

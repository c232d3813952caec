import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { AccountRow } from '../account-repository.ts';
import { account } from '../tables.ts';

/** The fields that customers fill in themselves. */
export type PersonalDetails = Pick<AccountRow, 'name' | 'medicalTitle' | 'company' | 'specialtyId'>;

/** Stores personal details. */
export async function setPersonalDetails(db: Database, accountId: string, details: PersonalDetails): Promise<void> {
  await db.update(account).set(details).where(eq(account.id, accountId));
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { AccountRow } from '../account-repository.ts';
import { account } from '../tables.ts';

/** What customers say of themselves. */
export type Particulars = Pick<AccountRow, 'name' | 'medicalTitle' | 'company' | 'specialtyId'>;

/** Keeps them. */
export async function setParticulars(db: Database, accountId: string, particulars: Particulars): Promise<void> {
  await db.update(account).set(particulars).where(eq(account.id, accountId));
}

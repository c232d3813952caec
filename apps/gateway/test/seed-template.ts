import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/database/connect.ts';
import { loadSampleAccounts } from '../src/modules/account/sample-accounts.ts';

/** Fills the database that every test file gets a copy of. */
export async function seedTemplate(db: Database): Promise<void> {
  await loadSampleAccounts(db, systemClock, { production: false });
}

import type { Database } from '../../platform/database/connect.ts';
import { deleteMessages } from './repository.ts';

/** Deletes every message to the mobile numbers and e-mails of an erased account. */
export function eraseMessages(db: Database, accounts: readonly string[]): Promise<void> {
  return deleteMessages(db, accounts);
}

import type { Database } from '../../platform/database/connect.ts';
import { deleteMessages } from './repository.ts';

/** Removes every message that was sent to these mobile numbers and e-mails, as their account is gone. */
export function eraseMessages(db: Database, accounts: readonly string[]): Promise<void> {
  return deleteMessages(db, accounts);
}

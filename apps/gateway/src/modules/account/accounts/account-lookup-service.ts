import type { Database } from '../../../platform/database/connect.ts';
import { createAccountRepository } from './account-repository.ts';

/** Finds the id of the account that a text names as mobile number, e-mail or id; null for none. */
export function findAccountId(db: Database, text: string): Promise<string | null> {
  return createAccountRepository(db).findId(text);
}

import { CallError } from '../../call-error.ts';
import type { Deps } from '../../deps.ts';
import { type AccountRow, findAccount } from './account-repository.ts';

/** What other modules may know of an account: everything but how it logs in. */
export type Profile = Omit<AccountRow, 'passwordHash'>;

/** Accounts by customer id. */
export interface Profiles {
  /** @throws {CallError} notFound */
  get(customerId: string): Promise<Profile>;
}

/** Makes the profiles. */
export function createProfiles({ db }: Pick<Deps, 'db'>): Profiles {
  return {
    async get(customerId) {
      const row = await findAccount(db, customerId);
      if (!row) throw new CallError('notFound');
      const { passwordHash: _, ...profile } = row;
      return profile;
    },
  };
}

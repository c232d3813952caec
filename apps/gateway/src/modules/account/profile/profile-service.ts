import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { type AccountRow, findAccount } from '../account-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import { type Particulars, setParticulars } from './profile-repository.ts';

/** What other modules may know of an account: everything but how it logs in. */
export type Profile = Omit<AccountRow, 'passwordHash'> & { readonly hasPassword: boolean };

/** Accounts by customer id. */
export interface Profiles {
  /** @throws {CallError} notFound */
  get(customerId: string): Promise<Profile>;
  /** Keeps what customers say of themselves. */
  update(customerId: string, particulars: Particulars): Promise<void>;
}

/** Makes the profiles. */
export function createProfiles({ db }: Pick<AppContext, 'db'>, sessions: Sessions): Profiles {
  return {
    async get(customerId) {
      const row = await findAccount(db, customerId);
      if (!row) throw new CallError('notFound');
      const { passwordHash, ...profile } = row;
      return { ...profile, hasPassword: passwordHash !== null };
    },
    async update(customerId, particulars) {
      await setParticulars(db, customerId, particulars);
      sessions.forget(customerId);
    },
  };
}

import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { type AccountRow, findAccount } from '../account-repository.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { type PersonalDetails, setPersonalDetails } from './profile-repository.ts';

/** An account for other modules: everything but its password hash. */
export type Profile = Omit<AccountRow, 'passwordHash'> & { readonly hasPassword: boolean };

/** Accounts by customer id. */
export interface ProfileService {
  /** @throws {CallError} notFound */
  get(customerId: string): Promise<Profile>;
  /** Stores the fields that customers fill in themselves. */
  update(customerId: string, details: PersonalDetails): Promise<void>;
}

export function createProfileService({ db }: Pick<AppContext, 'db'>, sessions: SessionService): ProfileService {
  return {
    async get(customerId) {
      const row = await findAccount(db, customerId);
      if (!row) throw new CallError('notFound');
      const { passwordHash, ...profile } = row;
      return { ...profile, hasPassword: passwordHash !== null };
    },
    async update(customerId, details) {
      await setPersonalDetails(db, customerId, details);
      sessions.invalidate(customerId);
    },
  };
}

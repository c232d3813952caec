import type { Locale } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import { type AccountRow, createAccountRepository } from '../accounts/account-repository.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { type CertifiedDetails, createProfileRepository, type PersonalDetails } from './profile-repository.ts';

/** An account for other modules: everything but its password hash. */
export type Profile = Omit<AccountRow, 'passwordHash'> & { readonly hasPassword: boolean };

/** Accounts by customer id. */
export interface ProfileService {
  /** @throws {CallError} notFound */
  get(customerId: string): Promise<Profile>;
  /**
   * Stores the fields that customers fill in themselves, in the transaction of the changes that `follow` makes with
   * them; the account is locked, so that its changes run one after another. `follow` gets the former account, and rolls
   * everything back by throwing. The account's open pages are updated at once.
   */
  update(
    customerId: string,
    details: PersonalDetails,
    follow: (tx: Database, before: CertifiedDetails) => Promise<void>,
  ): Promise<void>;
  /** Stores the language of the interface; the next check of each of the account's sessions has it. */
  setLocale(customerId: string, locale: Locale): Promise<void>;
  /** Stores the time zone of the owner's device; null for Shanghai's clock (rules/format#time-zones). */
  setTimeZone(customerId: string, timeZone: string | null): Promise<void>;
  /** Runs a function in a transaction that locks the account. @throws {CallError} notFound */
  lock(customerId: string, work: (tx: Database) => Promise<void>): Promise<void>;
}

export function createProfileService({ db }: Pick<AppContext, 'db'>, sessions: SessionService): ProfileService {
  const accounts = createAccountRepository(db);
  return {
    async lock(customerId, work) {
      await db.transaction(async (tx) => {
        if (!(await createAccountRepository(tx).lock(customerId))) throw new CallError('notFound');
        await work(tx);
      });
    },
    async get(customerId) {
      const row = await accounts.find(customerId);
      if (!row) throw new CallError('notFound');
      const { passwordHash, ...profile } = row;
      return { ...profile, hasPassword: passwordHash !== null };
    },
    async update(customerId, details, follow) {
      await db.transaction(async (tx) => {
        const profiles = createProfileRepository(tx);
        const before = await profiles.lockCertifiedDetails(customerId);
        if (!before) throw new CallError('notFound');
        await profiles.setPersonalDetails(customerId, details);
        await follow(tx, before);
        await notifyAccount(tx, customerId, 'profile');
      });
      sessions.invalidate(customerId);
    },
    async setLocale(customerId, locale) {
      await createProfileRepository(db).setLocale(customerId, locale);
      sessions.invalidate(customerId);
    },
    async setTimeZone(customerId, timeZone) {
      await createProfileRepository(db).setTimeZone(customerId, timeZone);
      sessions.invalidate(customerId);
    },
  };
}

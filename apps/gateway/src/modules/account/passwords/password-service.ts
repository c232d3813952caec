import { createHash } from 'node:crypto';
import { maskAccount, PASSWORD_PAUSE_SECONDS, PASSWORD_TRIES_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Caller } from '../../../platform/log/audit-log.ts';
import { m } from '../../../texts/index.ts';
import type { AccountIdentifier } from '../accounts/account-identifier.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createLoginRecordRepository } from '../login-records/login-record-repository.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { createPasswordRepository } from './password-repository.ts';

/** Checks passwords; rules/account#password-login-pause. */
export interface PasswordService {
  /**
   * Returns the id of the account with this password. An unknown account takes as long as a known one. A wrong password
   * of a known account is added to its login records.
   * @throws {CallError} userNotExist, wrongPassword; passwordPaused after five wrong ones
   */
  check(identifier: AccountIdentifier, password: string, context: CallContext): Promise<string>;
  /**
   * Checks the password of a logged-in account. Wrong ones count with those of the login, so that a stolen cookie
   * allows no further guesses.
   * @throws {CallError} passwordNotSet, wrongPassword, passwordPaused
   */
  checkOwn(accountId: string, password: string, caller: Caller): Promise<void>;
}

/** With LIMITS=off nothing pauses. */
export function createPasswordService({ config, db, clock, audit }: AppContext): PasswordService {
  const accounts = createAccountRepository(db);
  const tries = createPasswordRepository(db);
  const loginRecords = createLoginRecordRepository(db);
  // Verified where there is no hash, so that the time does not reveal whether the account exists.
  const dummyHash = hashPassword('no account has this password');

  async function assertNotPaused(subject: string): Promise<void> {
    if (!config.limits) return;
    const limits = { maxTries: PASSWORD_TRIES_MAX, pauseMs: PASSWORD_PAUSE_SECONDS * 1000, now: clock.now() };
    if (!(await tries.count(subject, limits))) throw new CallError('passwordPaused');
  }

  return {
    async check(identifier, password, context) {
      const { ip, deviceId } = context;
      const known = await accounts.findCredential(identifier);
      const account = maskAccount('mobile' in identifier ? identifier.mobile : identifier.email);
      return audit.recordRefusal(
        db,
        () => ({ event: 'passwordChecked', accountId: known?.id ?? null, ip, deviceId, detail: { account } }),
        async () => {
          const subject = known?.id ?? hashUnknownIdentifier(identifier);
          await assertNotPaused(subject);
          const isRight = await verifyPassword(known?.passwordHash ?? (await dummyHash), password);
          if (!known) throw new CallError('userNotExist');
          if (!isRight || known.passwordHash === null) {
            const at = clock.now();
            await loginRecords.insert(context, {
              accountId: known.id,
              method: 'password',
              result: 'wrongPassword',
              at,
            });
            throw new CallError('wrongPassword');
          }
          if (config.limits) await tries.reset(subject);
          return known.id;
        },
      );
    },

    async checkOwn(accountId, password, { ip, deviceId }) {
      const securityEvent = () => ({ event: 'passwordChecked' as const, accountId, ip, deviceId });
      await audit.recordRefusal(db, securityEvent, async () => {
        const own = await accounts.find(accountId);
        if (!own?.passwordHash) throw new CallError('passwordNotSet');
        await assertNotPaused(accountId);
        if (!(await verifyPassword(own.passwordHash, password))) {
          throw new CallError('wrongPassword', { text: (locale) => m['account.password.wrong']({}, { locale }) });
        }
        if (config.limits) await tries.reset(accountId);
      });
    },
  };
}

/** Identifiers without an account are not stored in clear. */
function hashUnknownIdentifier(identifier: AccountIdentifier): string {
  return `unknown:${createHash('sha256').update(JSON.stringify(identifier)).digest('base64url')}`;
}

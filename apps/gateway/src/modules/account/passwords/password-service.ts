import { createHash } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { maskAccount, PASSWORD_PAUSE_SECONDS, PASSWORD_TRIES_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Caller } from '../../audit/audit-service.ts';
import { type AccountName, findAccount, findCredential } from '../account-repository.ts';
import { recordLogin } from '../login/login-record-repository.ts';
import { clearPasswordTries, takePasswordTry } from './password-repository.ts';

/** OWASP's parameters for argon2id, its default kind: 19 MiB, two passes, one lane. */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** Password logins (spec-decision 7). */
export interface Passwords {
  /**
   * The id of the account whose password it is. An unknown account takes as long as a known one. A wrong one is in the
   * list of logins that the owner sees.
   * @throws {CallError} userNotExist, wrongPassword; passwordPaused after five wrong ones
   */
  check(name: AccountName, password: string, context: CallContext): Promise<string>;
  /**
   * Holds a password against a logged-in account's own; wrong ones count with those at the login, as a stolen cookie
   * must not guess on.
   * @throws {CallError} passwordNotSet, wrongPassword, passwordPaused
   */
  checkOwn(accountId: string, password: string, caller: Caller): Promise<void>;
}

/** Makes the password check. With LIMITS=off nothing pauses. */
export function createPasswords({ config, db, clock, audit }: AppContext): Passwords {
  // Verified in place of a hash that is not there, so that the time tells nothing.
  const decoy = hashPassword('no account has this password');

  async function assertMayTry(subject: string): Promise<void> {
    if (!config.limits) return;
    const limits = { maxTries: PASSWORD_TRIES_MAX, pauseMs: PASSWORD_PAUSE_SECONDS * 1000, now: clock.now() };
    if (!(await takePasswordTry(db, subject, limits))) throw new CallError('passwordPaused');
  }

  return {
    async check(name, password, context) {
      const { ip, deviceId } = context;
      const known = await findCredential(db, name);
      const account = maskAccount('mobile' in name ? name.mobile : name.email);
      return audit.recordRefusal(
        db,
        () => ({ event: 'passwordChecked', accountId: known?.id ?? null, ip, deviceId, detail: { account } }),
        async () => {
          const subject = known?.id ?? unknownSubject(name);
          await assertMayTry(subject);
          const right = await verify(known?.passwordHash ?? (await decoy), password);
          if (!known) throw new CallError('userNotExist');
          if (!right || known.passwordHash === null) {
            const at = clock.now();
            await recordLogin(db, context, { accountId: known.id, way: 'password', result: 'wrongPassword', at });
            throw new CallError('wrongPassword');
          }
          if (config.limits) await clearPasswordTries(db, subject);
          return known.id;
        },
      );
    },

    async checkOwn(accountId, password, { ip, deviceId }) {
      const fact = () => ({ event: 'passwordChecked' as const, accountId, ip, deviceId });
      await audit.recordRefusal(db, fact, async () => {
        const own = await findAccount(db, accountId);
        if (!own?.passwordHash) throw new CallError('passwordNotSet');
        await assertMayTry(accountId);
        if (!(await verify(own.passwordHash, password)))
          throw new CallError('wrongPassword', { text: '密码错误，请重新输入' });
        if (config.limits) await clearPasswordTries(db, accountId);
      });
    },
  };
}

/** Names nobody's account are not kept in clear. */
function unknownSubject(name: AccountName): string {
  return `unknown:${createHash('sha256').update(JSON.stringify(name)).digest('base64url')}`;
}

import { isEmail, maskAccount, validateResetPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { findAccount, lockAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { assertGoodPassword } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/password-service.ts';
import type { TellOwner } from '../security-notice-service.ts';
import { endSessions } from '../sessions/end-sessions-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { BandTokens } from '../step-up/step-up-token-service.ts';
import { findContacts, setEmail, setPasswordHash } from './credential-repository.ts';

/** By what the caller logs in, changed with a fresh proof of identity (security 12 and 14). */
export interface Credentials {
  /**
   * Sets the password or changes it; every other session ends before the answer, and the owner is told.
   * @throws {CallError} badInput for one that breaks the rule of 6 to 20 characters with letters and digits,
   * passwordTooCommon, passwordOwnName, identityUnproven
   */
  changePassword(context: SessionContext, password: string, bandToken: string): Promise<void>;
  /**
   * Binds an e-mail by a code that was sent to it; the owner is told, at the e-mail before, too.
   * @throws {CallError} emailFormat, identityUnproven, wrongCode, tooMany, emailInUse
   */
  bindEmail(context: SessionContext, email: string, code: string, bandToken: string): Promise<void>;
}

/** What changing credentials needs of the rest of the module. */
interface Parts {
  readonly sessions: Sessions;
  readonly tokens: BandTokens;
  readonly codes: Codes;
  readonly tellOwner: TellOwner;
}

/** Makes the credentials. */
export function createCredentials({ db, clock, audit }: AppContext, parts: Parts): Credentials {
  const { sessions, tokens, codes, tellOwner } = parts;
  return {
    async changePassword(context, password, bandToken) {
      const { id: keep, customerId: accountId } = context.session;
      const before = await findAccount(db, accountId);
      if (!before || validateResetPassword(password) !== null) throw new CallError('badInput');
      assertGoodPassword(password, [before.mobile, before.email]);
      const { ip, deviceId } = context;
      const event = before.passwordHash === null ? 'passwordSet' : 'passwordChanged';
      const fact = () => ({ event, accountId, ip, deviceId }) as const;
      await audit.recordRefusal(db, fact, async () => {
        await tokens.assert(context, bandToken);
        const hash = await hashPassword(password);
        await db.transaction(async (tx) => {
          await lockAccount(tx, accountId);
          await tokens.claim(tx, context, bandToken);
          await setPasswordHash(tx, accountId, hash);
          await endSessions(tx, { accountId, keep, now: clock.now() });
          await audit.record(tx, fact());
        });
      });
      sessions.forget(accountId);
      await tellOwner(before, event);
    },

    async bindEmail(context, text, code, bandToken) {
      const { id: holder, customerId: accountId } = context.session;
      const email = text.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      const { ip, deviceId } = context;
      const detail = { account: maskAccount(email) };
      const fact = () => ({ event: 'emailBound', accountId, ip, deviceId, detail }) as const;
      const before = await audit.recordRefusal(db, fact, async () => {
        await tokens.assert(context, bandToken);
        const codeId = await codes.check({ account: email, purpose: 'verification', holder }, code, context);
        return db.transaction(async (tx) => {
          await lockAccount(tx, accountId);
          const contacts = await findContacts(tx, accountId);
          if (!(await spendCode(tx, codeId, clock.now()))) throw new CallError('wrongCode');
          await tokens.claim(tx, context, bandToken);
          await setEmail(tx, accountId, email);
          await audit.record(tx, fact());
          return contacts;
        });
      });
      sessions.forget(accountId);
      await tellOwner(before, 'emailBound', detail);
    },
  };
}

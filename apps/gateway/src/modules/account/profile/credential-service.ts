import { isEmail, maskAccount, validateResetPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createCredentialRepository } from '../accounts/credential-repository.ts';
import type { NotifyOwner } from '../accounts/security-notice-service.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { createResetGrantRepository } from '../recovery/reset-grant-repository.ts';
import type { RevokeAccess } from '../sessions/revoke-access-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { StepUpTokenService } from '../step-up/step-up-token-service.ts';

/** Changes of the caller's password and e-mail by a step-up token; rules/account#changing-credentials. */
export interface CredentialService {
  /**
   * Sets or changes the password, ends every other session before it returns, and notifies the owner.
   * @throws {CallError} badInput for one that breaks the rule of 6 to 20 characters with letters and digits,
   * passwordTooCommon, passwordOwnName, identityUnproven
   */
  changePassword(context: SessionContext, password: string, bandToken: string): Promise<void>;
  /**
   * Binds an e-mail by a code that was sent to it, and notifies the owner at the former contacts.
   * @throws {CallError} emailFormat, identityUnproven, wrongCode, tooMany, emailInUse
   */
  bindEmail(context: SessionContext, email: string, code: string, bandToken: string): Promise<void>;
}

interface Services {
  readonly sessions: SessionService;
  readonly revokeAccess: RevokeAccess;
  readonly stepUpTokens: StepUpTokenService;
  readonly codes: CodeService;
  readonly notifyOwner: NotifyOwner;
}

export function createCredentialService(
  { db, clock, audit }: AppContext,
  { sessions, revokeAccess, stepUpTokens, codes, notifyOwner }: Services,
): CredentialService {
  return {
    async changePassword(context, password, bandToken) {
      const { id: sessionId, customerId: accountId } = context.session;
      const before = await createAccountRepository(db).find(accountId);
      if (!before || validateResetPassword(password) !== null) throw new CallError('badInput');
      assertPasswordAllowed(password, [before.mobile, before.email]);
      const { ip, deviceId } = context;
      const event = before.passwordHash === null ? 'passwordSet' : 'passwordChanged';
      const securityEvent = () => ({ event, accountId, ip, deviceId }) as const;
      await audit.recordRefusal(db, securityEvent, async () => {
        await stepUpTokens.assertValid(context, bandToken);
        const hash = await hashPassword(password);
        await db.transaction(async (tx) => {
          await createAccountRepository(tx).lock(accountId);
          await stepUpTokens.consume(tx, context, bandToken);
          await createCredentialRepository(tx).setPasswordHash(accountId, hash);
          await revokeAccess(tx, { accountId, exceptSessionId: sessionId, now: clock.now() });
          await audit.record(tx, securityEvent());
          await notifyOwner(tx, before, event);
        });
      });
      sessions.invalidate(accountId);
    },

    async bindEmail(context, text, code, bandToken) {
      const { id: sessionId, customerId: accountId } = context.session;
      const email = text.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      const { ip, deviceId } = context;
      const detail = { account: maskAccount(email) };
      const securityEvent = () => ({ event: 'emailBound', accountId, ip, deviceId, detail }) as const;
      await audit.recordRefusal(db, securityEvent, async () => {
        await stepUpTokens.assertValid(context, bandToken);
        const codeId = await codes.check({ account: email, purpose: 'verification', sessionId }, code, context);
        await db.transaction(async (tx) => {
          const accounts = createAccountRepository(tx);
          await accounts.lock(accountId);
          const before = await accounts.findContacts(accountId);
          if (!(await createCodeRepository(tx).consume(codeId, clock.now()))) throw new CallError('wrongCode');
          await stepUpTokens.consume(tx, context, bandToken);
          await createCredentialRepository(tx).setEmail(accountId, email);
          await createResetGrantRepository(tx).removeOfAccount(accountId);
          await audit.record(tx, securityEvent());
          await notifyOwner(tx, before, 'emailBound', detail);
        });
      });
      sessions.invalidate(accountId);
    },
  };
}

import { CANCELLATION_DAYS, isEmail } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, SessionContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import type { NotifyOwner } from '../accounts/security-notice-service.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import type { RevokeAccess } from '../sessions/revoke-access-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { StepUpTokenService } from '../step-up/step-up-token-service.ts';
import { createCancellationRepository } from './cancellation-repository.ts';

/** Cancellation of an account, and its revocation; rules/cancellation#states. */
export interface CancellationService {
  /** Ends every session, the caller's too; later logins return 110004. @throws {CallError} identityUnproven */
  request(context: SessionContext, bandToken: string): Promise<void>;
  /**
   * Revokes a pending cancellation by a code that was sent to the account.
   * @throws {CallError} wrongCode, tooMany, cancellationNone
   */
  revoke(context: CallContext, account: string, code: string): Promise<void>;
}

interface Services {
  readonly sessions: SessionService;
  readonly revokeAccess: RevokeAccess;
  readonly stepUpTokens: StepUpTokenService;
  readonly codes: CodeService;
  readonly notifyOwner: NotifyOwner;
}

export function createCancellationService(
  { db, clock, cookies, audit }: AppContext,
  { sessions, revokeAccess, stepUpTokens, codes, notifyOwner }: Services,
): CancellationService {
  return {
    async request(context, bandToken) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const securityEvent = () => ({ event: 'cancellationRequested', accountId, ip, deviceId }) as const;
      const storeRequest = async (tx: Database) => {
        const accounts = createAccountRepository(tx);
        await accounts.lock(accountId);
        await stepUpTokens.consume(tx, context, bandToken);
        const now = clock.now();
        await createCancellationRepository(tx).setRequested(accountId, now);
        await revokeAccess(tx, { accountId, now });
        await audit.record(tx, securityEvent());
        const contacts = await accounts.findContacts(accountId);
        await notifyOwner(tx, contacts, 'cancellationRequested', { days: String(CANCELLATION_DAYS) });
      };
      await audit.recordRefusal(db, securityEvent, () => db.transaction(storeRequest));
      sessions.invalidate(accountId);
      cookies.clear(context.reply);
    },

    async revoke(context, text, code) {
      const account = text.trim().toLowerCase();
      const isMail = isEmail(account);
      const purpose = isMail ? 'recovery' : 'mobileLogin';
      const codeId = await codes.check({ account, purpose }, code, context);
      const { ip, deviceId } = context;
      const event = 'cancellationRevoked';
      const storeRevocation = async (tx: Database) => {
        if (!(await createCodeRepository(tx).consume(codeId, clock.now()))) throw new CallError('wrongCode');
        const identifier = isMail ? { email: account } : { mobile: account };
        const revoked = await createCancellationRepository(tx).clearRequested(identifier);
        if (!revoked) throw new CallError('cancellationNone');
        await audit.record(tx, { event, accountId: revoked.id, ip, deviceId });
        await notifyOwner(tx, revoked, event);
      };
      const securityEvent = () => ({ event, accountName: account, ip, deviceId }) as const;
      await audit.recordRefusal(db, securityEvent, () => db.transaction(storeRevocation));
    },
  };
}

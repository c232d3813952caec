import type { ResponseOf } from '@osteon/contract';
import { isMainlandMobile, isPhoneBindingExpired, maskPhone } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { m } from '../../../texts/index.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createCredentialRepository } from '../accounts/credential-repository.ts';
import type { NotifyOwner } from '../accounts/security-notice-service.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import type { RevokeAccess } from '../sessions/revoke-access-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { StepUpTokenService } from '../step-up/step-up-token-service.ts';

/** A number to bind, the code that was sent to it, and a step-up token. */
interface PhoneChange {
  readonly mobile: string;
  readonly code: string;
  readonly bandToken: string;
}

/** The phone that an account is bound to; rules/phone-binding. */
export interface PhoneBindingService {
  /** Returns whether the phone must be confirmed again; rules/phone-binding#bind-check. @throws {CallError} notFound */
  check(context: SessionContext): Promise<ResponseOf<'checkMobileBind'>>;
  /** Confirms that the phone is still in use. */
  confirm(context: SessionContext): Promise<void>;
  /**
   * Binds another number: every other session ends before the response, and the owner is notified at the former number
   * (rules/phone-binding#change-of-phone). If it fails, token and code stay valid.
   * @throws {CallError} badInput, mobileUnchanged, identityUnproven, wrongCode, tooMany; mobileInUse, only after a
   * right code
   */
  change(context: SessionContext, change: PhoneChange): Promise<void>;
}

interface Services {
  readonly sessions: SessionService;
  readonly revokeAccess: RevokeAccess;
  readonly codes: CodeService;
  readonly stepUpTokens: StepUpTokenService;
  readonly notifyOwner: NotifyOwner;
}

export function createPhoneBindingService(
  { db, clock, audit }: AppContext,
  { sessions, revokeAccess, codes, stepUpTokens, notifyOwner }: Services,
): PhoneBindingService {
  async function bind(context: SessionContext, { mobile, code, bandToken }: PhoneChange): Promise<void> {
    const { id: sessionId, customerId: accountId } = context.session;
    if (!isMainlandMobile(mobile)) {
      throw new CallError('badInput', { text: (locale) => m['account.phone.invalid']({}, { locale }) });
    }
    const known = await createAccountRepository(db).findContacts(accountId);
    if (known.mobile === mobile) throw new CallError('mobileUnchanged');
    await stepUpTokens.assertValid(context, bandToken);
    const codeId = await codes.check({ account: mobile, purpose: 'verification', sessionId }, code, context);
    await db.transaction(async (tx) => {
      const accounts = createAccountRepository(tx);
      await accounts.lock(accountId);
      const before = await accounts.findContacts(accountId);
      const now = clock.now();
      await stepUpTokens.consume(tx, context, bandToken);
      if (!(await createCodeRepository(tx).consume(codeId, now))) throw new CallError('wrongCode');
      await createCredentialRepository(tx).setMobile(accountId, { mobile, now });
      const sessionsEnded = await revokeAccess(tx, { accountId, exceptSessionId: sessionId, now });
      const { ip, deviceId } = context;
      const detail = { account: maskPhone(mobile), sessionsEnded };
      await audit.record(tx, { event: 'phoneChanged', accountId, ip, deviceId, detail });
      await notifyOwner(tx, before, 'phoneChanged', { mobile: maskPhone(mobile) });
    });
  }

  return {
    async check(context) {
      const own = await createAccountRepository(db).find(context.session.customerId);
      if (!own) throw new CallError('notFound');
      const { mobile, bindConfirmedAt } = own;
      return {
        isExpire: mobile !== null && isPhoneBindingExpired(bindConfirmedAt, clock.now()),
        mobile: mobile ?? '',
        confirmedAt: bindConfirmedAt,
      };
    },

    async confirm(context) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      await db.transaction(async (tx) => {
        if (!(await createCredentialRepository(tx).confirmMobile(accountId, clock.now()))) return;
        await audit.record(tx, { event: 'phoneConfirmed', accountId, ip, deviceId });
      });
    },

    async change(context, change) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const securityEvent = () => ({ event: 'phoneChanged' as const, accountId, ip, deviceId });
      await audit.recordRefusal(db, securityEvent, () => bind(context, change));
      sessions.invalidate(accountId);
    },
  };
}

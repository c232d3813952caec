import type { ResponseOf } from '@osteon/contract';
import { isMainlandMobile, isPhoneBindingExpired, maskPhone } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { findAccount, lockAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { type Contacts, findContacts } from '../profile/credential-repository.ts';
import type { TellOwner } from '../security-notice-service.ts';
import { endSessions } from '../sessions/end-sessions-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { BandTokens } from '../step-up/step-up-token-service.ts';
import { confirmMobile, setMobile } from './phone-binding-repository.ts';

/** A number to bind, the code that was sent to it, and the fresh proof of who binds it. */
interface Change {
  readonly mobile: string;
  readonly code: string;
  readonly bandToken: string;
}

/** The phone that an account is bound to (seed 000 §4, Phone-bind security). */
export interface PhoneBind {
  /** Whether it is to be confirmed again (spec-decision 9). @throws {CallError} notFound */
  check(context: SessionContext): Promise<ResponseOf<'checkMobileBind'>>;
  /** Says that it is still in use. */
  confirm(context: SessionContext): Promise<void>;
  /**
   * Binds another number: every other session ends before the answer, and the owner is told at the number before
   * (security 12 and 14). Where it fails, proof and code stay good.
   * @throws {CallError} badInput, mobileUnchanged, identityUnproven, wrongCode, tooMany; mobileInUse, which only who holds
   * that number gets to hear
   */
  change(context: SessionContext, change: Change): Promise<void>;
}

interface Services {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly bandTokens: BandTokens;
  readonly tellOwner: TellOwner;
}

/** Makes the binding of phones. */
export function createPhoneBind({ db, clock, audit }: AppContext, services: Services): PhoneBind {
  const { sessions, codes, bandTokens, tellOwner } = services;

  /** Gives where the owner could be reached before. */
  async function bind(context: SessionContext, { mobile, code, bandToken }: Change): Promise<Contacts> {
    const { id: keep, customerId: accountId } = context.session;
    if (!isMainlandMobile(mobile)) throw new CallError('badInput', { text: '请输入正确的手机号' });
    const known = await findContacts(db, accountId);
    if (known.mobile === mobile) throw new CallError('mobileUnchanged');
    await bandTokens.assert(context, bandToken);
    const codeId = await codes.check({ account: mobile, purpose: 'verification', holder: keep }, code, context);
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const before = await findContacts(tx, accountId);
      const now = clock.now();
      await bandTokens.claim(tx, context, bandToken);
      if (!(await spendCode(tx, codeId, now))) throw new CallError('wrongCode');
      await setMobile(tx, accountId, { mobile, now });
      const sessionsEnded = await endSessions(tx, { accountId, keep, now });
      const { ip, deviceId } = context;
      const detail = { account: maskPhone(mobile), sessionsEnded };
      await audit.record(tx, { event: 'phoneChanged', accountId, ip, deviceId, detail });
      return before;
    });
  }

  return {
    async check(context) {
      const own = await findAccount(db, context.session.customerId);
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
        if (!(await confirmMobile(tx, accountId, clock.now()))) return;
        await audit.record(tx, { event: 'phoneConfirmed', accountId, ip, deviceId });
      });
    },

    async change(context, change) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const fact = () => ({ event: 'phoneChanged' as const, accountId, ip, deviceId });
      const before = await audit.recordRefusal(db, fact, () => bind(context, change));
      sessions.forget(accountId);
      await tellOwner(before, 'phoneChanged', { mobile: maskPhone(change.mobile) });
    },
  };
}

import { CANCELLATION_DAYS, isEmail } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, SessionContext } from '../../../platform/http/handler.ts';
import { lockAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { findContacts } from '../profile/credential-repository.ts';
import type { TellOwner } from '../security-notice-service.ts';
import { endSessions } from '../sessions/end-sessions-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { BandTokens } from '../step-up/step-up-token-service.ts';
import { markCancelling, unmarkCancelling } from './cancellation-repository.ts';

/** Cancelling an account, and taking that back within the days it is kept (spec-decision 8). */
export interface Cancellation {
  /** From now on every login answers 110004; every session ends, the caller's too. @throws {CallError} identityUnproven */
  request(context: SessionContext, bandToken: string): Promise<void>;
  /**
   * Takes it back for whoever reads the account's messages.
   * @throws {CallError} wrongCode, tooMany, cancellationNone
   */
  revoke(context: CallContext, account: string, code: string): Promise<void>;
}

/** What a cancellation needs of the rest of the module. */
interface Parts {
  readonly sessions: Sessions;
  readonly tokens: BandTokens;
  readonly codes: Codes;
  readonly tellOwner: TellOwner;
}

/** Makes the cancellation. */
export function createCancellation({ db, clock, cookies, audit }: AppContext, parts: Parts): Cancellation {
  const { sessions, tokens, codes, tellOwner } = parts;
  return {
    async request(context, bandToken) {
      const { customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const fact = () => ({ event: 'cancellationRequested', accountId, ip, deviceId }) as const;
      const request = async (tx: Database) => {
        await lockAccount(tx, accountId);
        await tokens.claim(tx, context, bandToken);
        const now = clock.now();
        await markCancelling(tx, accountId, now);
        await endSessions(tx, { accountId, now });
        await audit.record(tx, fact());
        return findContacts(tx, accountId);
      };
      const contacts = await audit.recordRefusal(db, fact, () => db.transaction(request));
      sessions.forget(accountId);
      cookies.clear(context.reply);
      await tellOwner(contacts, 'cancellationRequested', { days: String(CANCELLATION_DAYS) });
    },

    async revoke(context, text, code) {
      const account = text.trim().toLowerCase();
      const byMail = isEmail(account);
      const purpose = byMail ? 'recovery' : 'mobileLogin';
      const codeId = await codes.check({ account, purpose }, code, context);
      const { ip, deviceId } = context;
      const event = 'cancellationRevoked';
      const take = async (tx: Database) => {
        if (!(await spendCode(tx, codeId, clock.now()))) throw new CallError('wrongCode');
        const revoked = await unmarkCancelling(tx, byMail ? { email: account } : { mobile: account });
        if (!revoked) throw new CallError('cancellationNone');
        await audit.record(tx, { event, accountId: revoked.id, ip, deviceId });
        return revoked;
      };
      const refused = () => ({ event, accountName: account, ip, deviceId }) as const;
      const owner = await audit.recordRefusal(db, refused, () => db.transaction(take));
      await tellOwner(owner, 'cancellationRevoked');
    },
  };
}

import {
  type AuditEvent,
  DAILY_LOGINS,
  formatDay,
  type LoginMethod,
  PC_LOGIN_CONFIRM_ON_PHONE,
  PC_LOGIN_DONE,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ConsentService } from '../../agreement/consent-service.ts';
import { lockAccount } from '../account-repository.ts';
import type { AppLoginProof } from '../qr-login/app-login-cookie-service.ts';
import { openSession } from '../sessions/open-session-service.ts';
import { endSession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import { recordLogin } from './login-record-repository.ts';
import { countLogin, readLogins } from './login-repository.ts';

/** What the audit log calls a login by each way. */
const EVENTS: Readonly<Record<LoginMethod, AuditEvent>> = {
  scan: 'loginByQr',
  code: 'loginByCode',
  password: 'loginByPassword',
  app: 'loginByAppQr',
  register: 'registered',
};

/** How a login ended: with a session, or with a phone that must confirm first. */
export interface LoginResult {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/** Uses up what proves an account, and gives its id; told which session will come of it. */
export type Claim = (tx: Database, sessionId: string) => Promise<string>;

/** The one way into a session. */
export interface Login {
  /**
   * Logs the caller's browser in as the account that `claim` gives, all in one transaction. `counted` logins are those
   * by code and password (spec-decision 3); `way` is what the owner sees in the list of logins; the audit log tells of
   * it too. A login that the phone must confirm first leaves the browser a proof to ask for the app's code with.
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logIn(context: CallContext, how: { counted: boolean; way: LoginMethod; claim: Claim }): Promise<LoginResult>;
  /**
   * Opens a session for the phone pages: not counted, displacing none (spec-decision 6). Gives the customer's id.
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logInPhone(context: CallContext, how: { way: LoginMethod; claim: Claim }): Promise<string>;
}

/** Makes the login (spec-decisions 1 to 3 and 8). */
export function createLogin(
  { config, db, clock, cookies, audit }: AppContext,
  sessions: Sessions,
  consents: ConsentService,
  appLogins: AppLoginProof,
): Login {
  return {
    async logIn(context, { counted, way, claim }) {
      const { ip, deviceId } = context;
      const minted = cookies.mint();
      const sessionId = randomId();
      const attempt: { accountId?: string } = {};
      const fact = () => ({ event: EVENTS[way], ip, deviceId, ...attempt });
      const enter = async (tx: Database): Promise<LoginResult> => {
        const customerId = await claim(tx, sessionId);
        attempt.accountId = customerId;
        await assertNotCancelled(tx, customerId);
        const now = clock.now();
        if (way !== 'app' && (await needsPhone(tx, customerId, { counted, now }))) {
          await recordLogin(tx, context, { accountId: customerId, way, result: 'phone', at: now });
          await audit.record(tx, { ...fact(), detail: { confirmOnPhone: true } });
          return { customerId, pcLoginStatus: PC_LOGIN_CONFIRM_ON_PHONE };
        }
        const keep = config.desktopSessions - 1;
        const opening = { id: sessionId, accountId: customerId, kind: 'desktop', minted, keep, now } as const;
        // What does not build on one another travels to the database together.
        await Promise.all([audit.record(tx, fact()), openSession(tx, audit, context, opening)]);
        await Promise.all([
          recordLogin(tx, context, { accountId: customerId, way, result: 'success', sessionId, at: now }),
          consents.recordFirstConsents(tx, customerId, now),
        ]);
        return { customerId, pcLoginStatus: PC_LOGIN_DONE };
      };
      const result = await audit.recordRefusal(db, fact, () => db.transaction(enter));
      sessions.forget(result.customerId);
      if (result.pcLoginStatus !== PC_LOGIN_DONE) {
        appLogins.give(context.reply, result.customerId);
        return result;
      }
      await leaveSession(context, 'desktop');
      cookies.set(context.reply, minted);
      return result;
    },

    async logInPhone(context, { way, claim }) {
      const { ip, deviceId } = context;
      const minted = cookies.mint();
      const attempt: { accountId?: string } = {};
      const fact = () => ({ event: 'loginOnPhone' as const, ip, deviceId, ...attempt });
      const enter = async (tx: Database): Promise<string> => {
        const id = randomId();
        const accountId = await claim(tx, id);
        attempt.accountId = accountId;
        await assertNotCancelled(tx, accountId);
        const now = clock.now();
        await openSession(tx, audit, context, { id, accountId, kind: 'phone', minted, keep: 0, now });
        await recordLogin(tx, context, { accountId, way, result: 'success', sessionId: id, kind: 'phone', at: now });
        await audit.record(tx, fact());
        await consents.recordFirstConsents(tx, accountId, now);
        return accountId;
      };
      const customerId = await audit.recordRefusal(db, fact, () => db.transaction(enter));
      sessions.forget(customerId);
      await leaveSession(context, 'phone');
      cookies.set(context.reply, minted, 'phone');
      return customerId;
    },
  };

  /**
   * Ends the session that the browser had before. Outside the transaction, as it may be another account's, and two
   * browsers that swap accounts would wait for each other.
   */
  async function leaveSession({ reply }: CallContext, kind: Session['kind']): Promise<void> {
    const held = cookies.read(reply.request, kind);
    const left = held && (await endSession(db, held.tokenHash, { reason: 'replaced', now: clock.now() }));
    if (left !== null) sessions.forget(left);
  }
}

async function assertNotCancelled(tx: Database, accountId: string): Promise<void> {
  const locked = await lockAccount(tx, accountId);
  if (!locked || locked.cancelRequestedAt !== null) throw new CallError('accountCancelling');
}

/** Whether the account has had its logins of the day. */
async function needsPhone(
  tx: Database,
  accountId: string,
  { counted, now }: { counted: boolean; now: number },
): Promise<boolean> {
  const today = formatDay(now);
  if (counted) return (await countLogin(tx, accountId, today)) > DAILY_LOGINS;
  return (await readLogins(tx, accountId, today)) >= DAILY_LOGINS;
}

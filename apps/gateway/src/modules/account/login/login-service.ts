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
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createDailyLoginRepository } from '../login-records/daily-login-repository.ts';
import { createLoginRecordRepository } from '../login-records/login-record-repository.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { AppLoginCookie } from './app-login-cookie.ts';
import { openSession } from './open-session-service.ts';

/** Audit event of a login by method. */
const AUDIT_EVENTS: Readonly<Record<LoginMethod, AuditEvent>> = {
  scan: 'loginByQr',
  code: 'loginByCode',
  password: 'loginByPassword',
  app: 'loginByAppQr',
  register: 'registered',
};

/** The result of a login: a session, or a status that sends the customer to the app; rules/login#login-result. */
export interface LoginOutcome {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/**
 * Consumes a credential in the login's transaction and returns its account's id; `sessionId` is the session to come.
 */
export type Authenticate = (tx: Database, sessionId: string) => Promise<string>;

/** Stores the agreements that a first login accepts. */
export interface FirstConsents {
  recordFirstConsents(tx: Database, accountId: string, now: number): Promise<void>;
}

/** Gives a visitor's data of a browser to the account that logs in, in the login's transaction. */
export type AdoptBrowser = (
  tx: Database,
  owner: { readonly accountId: string; readonly deviceId: string },
) => Promise<void>;

/** Every login opens its session here. */
export interface LoginService {
  /**
   * Logs the caller's browser in as the account that `authenticate` returns, in one transaction. `counted` logins count
   * towards the daily limit (rules/login#daily-limit). A login that the app must confirm sets the app login cookie.
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logIn(
    context: CallContext,
    how: { counted: boolean; method: LoginMethod; authenticate: Authenticate },
  ): Promise<LoginOutcome>;
  /**
   * Opens a session for the phone pages, which is not counted and displaces none; rules/login#phone-session. Returns
   * the customer's id.
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logInPhone(context: CallContext, how: { method: LoginMethod; authenticate: Authenticate }): Promise<string>;
}

export function createLoginService(
  { config, db, clock, cookies, audit }: AppContext,
  sessions: SessionService,
  {
    consents,
    adoptBrowser,
    appLoginCookie,
  }: {
    readonly consents: FirstConsents;
    readonly adoptBrowser: AdoptBrowser;
    readonly appLoginCookie: AppLoginCookie;
  },
): LoginService {
  const storedSessions = createSessionRepository(db);
  return {
    async logIn(context, { counted, method, authenticate }) {
      const { ip, deviceId } = context;
      const tokens = cookies.mint();
      const sessionId = randomId();
      const authenticated: { accountId?: string } = {};
      const securityEvent = () => ({ event: AUDIT_EVENTS[method], ip, deviceId, ...authenticated });
      const runLogin = async (tx: Database): Promise<LoginOutcome> => {
        const loginRecords = createLoginRecordRepository(tx);
        const customerId = await authenticate(tx, sessionId);
        authenticated.accountId = customerId;
        await assertNotCancelled(tx, customerId);
        const now = clock.now();
        if (method !== 'app' && (await needsAppConfirmation(tx, customerId, { counted, now }))) {
          await loginRecords.insert(context, { accountId: customerId, method, result: 'phone', at: now });
          await audit.record(tx, { ...securityEvent(), detail: { confirmOnPhone: true } });
          return { customerId, pcLoginStatus: PC_LOGIN_CONFIRM_ON_PHONE };
        }
        const retainedSessions = config.desktopSessions - 1;
        const opening = {
          id: sessionId,
          accountId: customerId,
          kind: 'desktop',
          tokens,
          retainedSessions,
          now,
        } as const;
        // Independent statements are sent to the database together.
        await Promise.all([audit.record(tx, securityEvent()), openSession(tx, audit, context, opening)]);
        await Promise.all([
          loginRecords.insert(context, { accountId: customerId, method, result: 'success', sessionId, at: now }),
          consents.recordFirstConsents(tx, customerId, now),
          adoptBrowser(tx, { accountId: customerId, deviceId }),
        ]);
        return { customerId, pcLoginStatus: PC_LOGIN_DONE };
      };
      const result = await audit.recordRefusal(db, securityEvent, () => db.transaction(runLogin));
      sessions.invalidate(result.customerId);
      if (result.pcLoginStatus !== PC_LOGIN_DONE) {
        appLoginCookie.set(context.reply, result.customerId);
        return result;
      }
      await endPreviousSession(context, 'desktop');
      cookies.set(context.reply, tokens);
      return result;
    },

    async logInPhone(context, { method, authenticate }) {
      const { ip, deviceId } = context;
      const tokens = cookies.mint();
      const authenticated: { accountId?: string } = {};
      const securityEvent = () => ({ event: 'loginOnPhone' as const, ip, deviceId, ...authenticated });
      const runLogin = async (tx: Database): Promise<string> => {
        const id = randomId();
        const accountId = await authenticate(tx, id);
        authenticated.accountId = accountId;
        await assertNotCancelled(tx, accountId);
        const now = clock.now();
        await openSession(tx, audit, context, { id, accountId, kind: 'phone', tokens, retainedSessions: 0, now });
        const record = { accountId, method, result: 'success', sessionId: id, kind: 'phone', at: now } as const;
        await createLoginRecordRepository(tx).insert(context, record);
        await audit.record(tx, securityEvent());
        await consents.recordFirstConsents(tx, accountId, now);
        return accountId;
      };
      const customerId = await audit.recordRefusal(db, securityEvent, () => db.transaction(runLogin));
      sessions.invalidate(customerId);
      await endPreviousSession(context, 'phone');
      cookies.set(context.reply, tokens, 'phone');
      return customerId;
    },
  };

  /**
   * Ends the session that the browser had before. Outside the transaction, as it may be another account's, and two
   * browsers that swap accounts would deadlock.
   */
  async function endPreviousSession({ reply }: CallContext, kind: Session['kind']): Promise<void> {
    const cookie = cookies.read(reply.request, kind);
    const ended = cookie && (await storedSessions.end(cookie.tokenHash, { reason: 'replaced', now: clock.now() }));
    if (ended !== null) sessions.invalidate(ended);
  }
}

async function assertNotCancelled(tx: Database, accountId: string): Promise<void> {
  const locked = await createAccountRepository(tx).lock(accountId);
  if (!locked || locked.cancelRequestedAt !== null) throw new CallError('accountCancelling');
}

/** True if the account has used its logins of the day. */
async function needsAppConfirmation(
  tx: Database,
  accountId: string,
  { counted, now }: { counted: boolean; now: number },
): Promise<boolean> {
  const today = formatDay(now);
  const dailyLogins = createDailyLoginRepository(tx);
  if (counted) return (await dailyLogins.increment(accountId, today)) > DAILY_LOGINS;
  return (await dailyLogins.read(accountId, today)) >= DAILY_LOGINS;
}

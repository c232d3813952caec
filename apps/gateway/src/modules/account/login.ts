import {
  type AuditEvent,
  DAILY_LOGINS,
  formatDay,
  type LoginWay,
  PC_LOGIN_CONFIRM_ON_PHONE,
  PC_LOGIN_DONE,
} from '@osteon/domain';
import { CallError } from '../../call-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../handler.ts';
import type { NewSession } from '../../session-cookies.ts';
import type { Consents } from '../agreement/consents.ts';
import type { Audit } from '../audit/audit.ts';
import { lockAccount } from './account-repository.ts';
import { admitDevice } from './admit-device.ts';
import { recordLogin } from './login-record-repository.ts';
import { countLogin, readLogins } from './login-repository.ts';
import { randomId } from './random-id.ts';
import { displaceDesktopSessions, endSession, insertSession } from './session-repository.ts';
import type { Sessions } from './sessions.ts';

const USER_AGENT_MAX = 512;

/** What the audit log calls a login by each way. */
const EVENTS: Readonly<Record<LoginWay, AuditEvent>> = {
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

/** The one way into a desktop session. */
export interface Login {
  /**
   * Logs the caller's browser in as the account that `claim` gives, all in one transaction: `claim` uses up what proved
   * the account. `counted` logins are those by code and password (spec-decision 3); `way` is what the owner sees in the
   * list of logins; the audit log tells of it too.
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logIn(
    context: CallContext,
    how: { counted: boolean; way: LoginWay; claim: (tx: Database) => Promise<string> },
  ): Promise<LoginResult>;
}

/** Makes the login (spec-decisions 1 to 3 and 8). */
export function createLogin(
  { config, db, clock, cookies, audit }: Deps,
  sessions: Sessions,
  consents: Consents,
): Login {
  return {
    async logIn(context, { counted, way, claim }) {
      const { ip, deviceId } = context;
      const minted = cookies.mint();
      const attempt: { accountId?: string } = {};
      const fact = () => ({ event: EVENTS[way], ip, deviceId, ...attempt });
      const enter = async (tx: Database): Promise<LoginResult> => {
        const customerId = await claim(tx);
        attempt.accountId = customerId;
        await assertNotCancelled(tx, customerId);
        const now = clock.now();
        if (await needsPhone(tx, customerId, { counted, now })) {
          await recordLogin(tx, context, { accountId: customerId, way, result: 'phone', at: now });
          await audit.record(tx, { ...fact(), detail: { confirmOnPhone: true } });
          return { customerId, pcLoginStatus: PC_LOGIN_CONFIRM_ON_PHONE };
        }
        await audit.record(tx, fact());
        const keep = config.desktopSessions - 1;
        const sessionId = await openSession(tx, context, { accountId: customerId, minted, keep, now, audit });
        await recordLogin(tx, context, { accountId: customerId, way, result: 'success', sessionId, at: now });
        await consents.keepFirst(tx, customerId, now);
        return { customerId, pcLoginStatus: PC_LOGIN_DONE };
      };
      const result = await audit.recordRefusal(db, fact, () => db.transaction(enter));
      sessions.forget(result.customerId);
      if (result.pcLoginStatus !== PC_LOGIN_DONE) return result;
      await leaveSession(context);
      cookies.set(context.reply, minted);
      return result;
    },
  };

  /**
   * Ends the session that the browser had before. Outside the transaction, as it may be another account's, and two
   * browsers that swap accounts would wait for each other.
   */
  async function leaveSession({ reply }: CallContext): Promise<void> {
    const held = cookies.read(reply.request);
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

async function openSession(
  tx: Database,
  { deviceId, ip, ...context }: CallContext,
  login: { accountId: string; minted: NewSession; keep: number; now: number; audit: Audit },
): Promise<string> {
  const { accountId, minted, keep, now, audit } = login;
  const fact = { accountId, ip, deviceId };
  const id = randomId();
  const userAgent = context.userAgent.slice(0, USER_AGENT_MAX);
  await admitDevice(tx, { accountId, deviceId, ip, userAgent, at: now }, audit);
  const displaced = await displaceDesktopSessions(tx, { accountId, deviceId, ip, now }, keep);
  if (displaced > 0) await audit.record(tx, { ...fact, event: 'sessionDisplaced', detail: { sessions: displaced } });
  await insertSession(tx, {
    id,
    tokenHash: minted.tokenHash,
    accountId,
    kind: 'desktop',
    deviceId,
    ip,
    userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: minted.expiresAt,
  });
  return id;
}

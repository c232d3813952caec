import {
  ACTIVE_DEVICE_DAYS,
  ACTIVE_DEVICES_MAX,
  DAILY_LOGINS,
  formatDay,
  PC_LOGIN_CONFIRM_ON_PHONE,
  PC_LOGIN_DONE,
} from '@osteon/domain';
import { CallError } from '../../call-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../handler.ts';
import type { NewSession } from '../../session-cookies.ts';
import { lockAccount } from './account-repository.ts';
import { countLogin, insertLock, noteDevice, readLogins } from './login-repository.ts';
import { randomId } from './random-id.ts';
import { displaceDesktopSessions, endSession, insertSession } from './session-repository.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_MAX = 512;

/** How a login ended: with a session, or with a phone that must confirm first. */
export interface LoginResult {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/** The one way into a desktop session. */
export interface Login {
  /**
   * Logs the caller's browser in as the account that `claim` gives, all in one transaction: `claim` uses up what proved
   * the account. `counted` logins are those by code and password (spec-decision 3).
   * @throws {CallError} accountCancelling, with nothing changed
   */
  logIn(
    context: CallContext,
    how: { counted: boolean; claim: (tx: Database) => Promise<string> },
  ): Promise<LoginResult>;
}

/** Makes the login (spec-decisions 1 to 3 and 8). */
export function createLogin({ config, db, clock, cookies }: Deps, sessions: Sessions): Login {
  return {
    async logIn(context, { counted, claim }) {
      const minted = cookies.mint();
      const result = await db.transaction(async (tx): Promise<LoginResult> => {
        const customerId = await claim(tx);
        await assertNotCancelled(tx, customerId);
        const now = clock.now();
        if (await needsPhone(tx, customerId, { counted, now })) {
          return { customerId, pcLoginStatus: PC_LOGIN_CONFIRM_ON_PHONE };
        }
        const keep = config.desktopSessions - 1;
        await openSession(tx, context, { accountId: customerId, minted, keep, now });
        return { customerId, pcLoginStatus: PC_LOGIN_DONE };
      });
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
  { accountId, minted, keep, now }: { accountId: string; minted: NewSession; keep: number; now: number },
): Promise<void> {
  const userAgent = context.userAgent.slice(0, USER_AGENT_MAX);
  const weekAgo = now - ACTIVE_DEVICE_DAYS * DAY_MS;
  const devices = await noteDevice(tx, { accountId, deviceId, ip, userAgent, at: now }, weekAgo);
  if (devices > ACTIVE_DEVICES_MAX) await insertLock(tx, { id: randomId(), accountId, now });
  await displaceDesktopSessions(tx, { accountId, deviceId, ip, now }, keep);
  await insertSession(tx, {
    id: randomId(),
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
}

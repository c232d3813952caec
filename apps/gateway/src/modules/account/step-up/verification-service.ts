import { deriveAccountLock, LockRecordType, nextAccountLock } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, SessionContext } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import { findAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { endLock, listLocks } from '../lock/lock-repository.ts';
import type { Passwords } from '../passwords/password-service.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { BandTokens } from './step-up-token-service.ts';

/** A proof of identity, and what it is shown by. */
interface Proof {
  readonly bandToken: string;
}

/** Proves that the caller owns the account of the session (spec-decision 11b). */
export interface Verification {
  /** @throws {CallError} passwordNotSet, wrongPassword, passwordPaused */
  byPassword(context: SessionContext, password: string): Promise<Proof>;
  /**
   * By a code that was sent to the account's own number or mail in this session; lifts a first lock (seed 000 §4).
   * @throws {CallError} notLoggedIn, sessionDisplaced, locked for good, notAllowed for another's account, wrongCode, tooMany
   */
  byCode(context: CallContext, account: string, code: string): Promise<Proof>;
}

interface Services {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly bandTokens: BandTokens;
}

/** Makes the verification. */
export function createVerification(
  { db, clock, audit }: AppContext,
  { sessions, codes, passwords, bandTokens }: Services,
): Verification {
  async function prove(context: SessionContext, account: string, code: string): Promise<string> {
    const { id: holder, customerId: accountId } = context.session;
    await assertOwn(db, accountId, account);
    const codeId = await codes.check({ account, purpose: 'verification', holder }, code, context);
    return db.transaction(async (tx) => {
      if (!(await spendCode(tx, codeId, clock.now()))) throw new CallError('wrongCode');
      await liftFirstLock(tx, context, accountId);
      return bandTokens.issue(tx, context, 'code');
    });
  }

  /** Lifts a first lock, if there is one. @throws {CallError} locked, where the account is locked for good */
  async function liftFirstLock(tx: Database, { ip, deviceId }: CallContext, accountId: string): Promise<void> {
    const state = deriveAccountLock(await listLocks(tx, accountId));
    if (state === 'permanent') throw new CallError('locked');
    if (nextAccountLock(state, 'verified') === null) return;
    const lifted = await endLock(tx, accountId, { type: LockRecordType.first, reason: 'verified', now: clock.now() });
    if (lifted !== null) await audit.record(tx, { event: 'accountUnlocked', accountId, ip, deviceId });
  }

  return {
    async byPassword(context, password) {
      const { customerId } = context.session;
      await passwords.checkOwn(customerId, password, context);
      return { bandToken: await db.transaction((tx) => bandTokens.issue(tx, context, 'password')) };
    },

    async byCode(context, account, code) {
      const session = heldSession(context);
      const { customerId: accountId } = session;
      const { ip, deviceId } = context;
      const fact = () => ({ event: 'identityVerified' as const, accountId, ip, deviceId });
      const bandToken = await audit.recordRefusal(db, fact, () => prove({ ...context, session }, account, code));
      sessions.forget(accountId);
      return { bandToken };
    },
  };
}

/** @throws {CallError} notLoggedIn, sessionDisplaced, locked for good */
function heldSession({ session }: CallContext): Session {
  if (!session) throw new CallError('notLoggedIn');
  if (session.displacedBy) throw new CallError('sessionDisplaced');
  if (session.lockRecordType === LockRecordType.permanent) throw new CallError('locked');
  return session;
}

async function assertOwn(db: Database, accountId: string, account: string): Promise<void> {
  const own = await findAccount(db, accountId);
  if (!own || (own.mobile !== account && own.email !== account)) throw new CallError('notAllowed');
}

import { deriveAccountLock, getNextAccountLock, LockRecordType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, SessionContext } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import { createLockRepository } from '../lock/lock-repository.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { StepUpTokenService } from './step-up-token-service.ts';

/** The response to a verification. */
interface Verified {
  readonly bandToken: string;
}

/**
 * Verifies that the caller owns the session's account, and issues a step-up token; rules/phone-binding#step-up-token.
 */
export interface IdentityVerificationService {
  /** @throws {CallError} passwordNotSet, wrongPassword, passwordPaused */
  verifyByPassword(context: SessionContext, password: string): Promise<Verified>;
  /**
   * Verifies by a code that was sent in this session to the account's own number or mail; lifts a first lock
   * (rules/lock#first-lock).
   * @throws {CallError} notLoggedIn, sessionDisplaced, locked for good, notAllowed for another's account, wrongCode,
   * tooMany
   */
  verifyByCode(context: CallContext, account: string, code: string): Promise<Verified>;
}

interface Services {
  readonly sessions: SessionService;
  readonly codes: CodeService;
  readonly passwords: PasswordService;
  readonly stepUpTokens: StepUpTokenService;
}

export function createIdentityVerificationService(
  { db, clock, audit }: AppContext,
  { sessions, codes, passwords, stepUpTokens }: Services,
): IdentityVerificationService {
  async function verify(context: SessionContext, account: string, code: string): Promise<string> {
    const { id: sessionId, customerId: accountId } = context.session;
    await assertOwnAccount(db, accountId, account);
    const codeId = await codes.check({ account, purpose: 'verification', sessionId }, code, context);
    return db.transaction(async (tx) => {
      if (!(await createCodeRepository(tx).consume(codeId, clock.now()))) throw new CallError('wrongCode');
      await liftFirstLock(tx, context, accountId);
      return stepUpTokens.issue(tx, context, 'code');
    });
  }

  /** Lifts a first lock, if there is one. @throws {CallError} locked, where the account is locked for good */
  async function liftFirstLock(tx: Database, { ip, deviceId }: CallContext, accountId: string): Promise<void> {
    const locks = createLockRepository(tx);
    const state = deriveAccountLock(await locks.list(accountId));
    if (state === 'permanent') throw new CallError('locked');
    if (getNextAccountLock(state, 'verified') === null) return;
    const lifted = await locks.end(accountId, { type: LockRecordType.first, reason: 'verified', now: clock.now() });
    if (lifted !== null) await audit.record(tx, { event: 'accountUnlocked', accountId, ip, deviceId });
  }

  return {
    async verifyByPassword(context, password) {
      const { customerId } = context.session;
      await passwords.checkOwn(customerId, password, context);
      return { bandToken: await db.transaction((tx) => stepUpTokens.issue(tx, context, 'password')) };
    },

    async verifyByCode(context, account, code) {
      const session = requireVerifiableSession(context);
      const { customerId: accountId } = session;
      const { ip, deviceId } = context;
      const securityEvent = () => ({ event: 'identityVerified' as const, accountId, ip, deviceId });
      const bandToken = await audit.recordRefusal(db, securityEvent, () =>
        verify({ ...context, session }, account, code),
      );
      sessions.invalidate(accountId);
      return { bandToken };
    },
  };
}

/**
 * The call is also allowed without a session, while displaced and while locked. @throws {CallError} notLoggedIn,
 * sessionDisplaced, locked
 */
function requireVerifiableSession({ session }: CallContext): Session {
  if (!session) throw new CallError('notLoggedIn');
  if (session.displacedBy) throw new CallError('sessionDisplaced');
  if (session.lockRecordType === LockRecordType.permanent) throw new CallError('locked');
  return session;
}

async function assertOwnAccount(db: Database, accountId: string, account: string): Promise<void> {
  const own = await createAccountRepository(db).find(accountId);
  if (!own || (own.mobile !== account && own.email !== account)) throw new CallError('notAllowed');
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isEmail, RESET_GRANT_SECONDS, validateResetPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { lockAccountByEmail } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { assertGoodPassword } from '../passwords/password-policy.ts';
import { clearPasswordTries } from '../passwords/password-repository.ts';
import { hashPassword } from '../passwords/password-service.ts';
import { setPasswordHash } from '../profile/credential-repository.ts';
import type { TellOwner } from '../security-notice-service.ts';
import { endSessions } from '../sessions/end-sessions-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import { findGrantOwner, type GrantOwner, insertGrant, spendGrant } from './reset-grant-repository.ts';

/** The right to set a new password: `apiSign` is the gateway's signature of `baseData` (seed 000 §3). */
interface ResetGrant {
  readonly apiSign: string;
  readonly baseData: string;
}

/** The way back for who forgot the password (seed 000 §4, Find password). */
export interface Recovery {
  /**
   * Gives the right to set a new password, good for ten minutes and once (spec-decision 11b).
   * @throws {CallError} emailFormat, wrongCode, tooMany, userNotExist, accountCancelling
   */
  grant(context: CallContext, account: string, code: string): Promise<ResetGrant>;
  /**
   * Sets the password; every session of the account ends before this returns, and the owner is told (security 11, 12).
   * @throws {CallError} identityUnproven, badInput, passwordTooCommon, passwordOwnName
   */
  reset(context: CallContext, grant: ResetGrant, password: string): Promise<void>;
}

/** Makes the recovery. */
export function createRecovery(
  { db, clock, keyFor, audit }: AppContext,
  { codes, sessions, tellOwner }: { codes: Codes; sessions: Sessions; tellOwner: TellOwner },
): Recovery {
  const key = keyFor('password-reset');
  const sign = (baseData: string) => createHmac('sha256', key).update(baseData).digest();

  async function ownerOf({ apiSign, baseData }: ResetGrant): Promise<GrantOwner> {
    const given = Buffer.from(apiSign, 'base64url');
    const wanted = sign(baseData);
    const signed = given.length === wanted.length && timingSafeEqual(given, wanted);
    const owner = signed ? await findGrantOwner(db, hashOf(baseData), clock.now()) : null;
    if (!owner) throw new CallError('identityUnproven');
    return owner;
  }

  return {
    async grant(context, account, code) {
      const email = account.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      const codeId = await codes.check({ account: email, purpose: 'recovery' }, code, context);
      const baseData = randomBytes(24).toString('base64url');
      const { ip, deviceId } = context;
      const fact = () => ({ event: 'passwordReset', accountName: email, ip, deviceId }) as const;
      const give = async (tx: Database) => {
        const now = clock.now();
        const owner = await lockAccountByEmail(tx, email);
        if (!owner) throw new CallError('userNotExist');
        if (owner.cancelRequestedAt !== null) throw new CallError('accountCancelling');
        if (!(await spendCode(tx, codeId, now))) throw new CallError('wrongCode');
        const expiresAt = now + RESET_GRANT_SECONDS * 1000;
        await insertGrant(tx, { grantHash: hashOf(baseData), accountId: owner.id, expiresAt });
      };
      await audit.recordRefusal(db, fact, () => db.transaction(give));
      return { baseData, apiSign: sign(baseData).toString('base64url') };
    },

    async reset({ ip, deviceId }, grant, password) {
      const attempt: { accountId?: string } = {};
      const fact = () => ({ event: 'passwordReset' as const, ip, deviceId, ...attempt });
      const owner = await audit.recordRefusal(db, fact, async () => {
        const found = await ownerOf(grant);
        attempt.accountId = found.id;
        const refusal = validateResetPassword(password);
        if (refusal !== null) throw new CallError('badInput', { text: REFUSALS[refusal] });
        assertGoodPassword(password, [found.email, found.mobile]);
        const passwordHash = await hashPassword(password);
        await db.transaction(async (tx) => {
          const now = clock.now();
          if (!(await spendGrant(tx, hashOf(grant.baseData), now))) throw new CallError('identityUnproven');
          await setPasswordHash(tx, found.id, passwordHash);
          await endSessions(tx, { accountId: found.id, now });
          await clearPasswordTries(tx, found.id);
          await audit.record(tx, fact());
        });
        return found;
      });
      sessions.forget(owner.id);
      await tellOwner(owner, 'passwordReset');
    },
  };
}

const REFUSALS = {
  'account.recover.invalidLength': '密码长度须在6-20位之间',
  'account.recover.tooSimple': '密码过于简单，请尝试字母+数字',
} as const;

function hashOf(baseData: string): Buffer {
  return createHash('sha256').update(baseData).digest();
}

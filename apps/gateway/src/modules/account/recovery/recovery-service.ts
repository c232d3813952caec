import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isEmail, RESET_GRANT_SECONDS, validateResetPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { m } from '../../../texts/index.ts';
import { type AccountContacts, createAccountRepository } from '../accounts/account-repository.ts';
import { createCredentialRepository } from '../accounts/credential-repository.ts';
import type { NotifyOwner } from '../accounts/security-notice-service.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { createPasswordRepository } from '../passwords/password-repository.ts';
import type { RevokeAccess } from '../sessions/revoke-access-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { createResetGrantRepository } from './reset-grant-repository.ts';

/** The right to set a new password: `apiSign` is the gateway's signature of `baseData`; rules/recovery#reset-grant. */
interface ResetGrant {
  readonly apiSign: string;
  readonly baseData: string;
}

/** Recovery of a forgotten password (password reset); rules/recovery#steps. */
export interface RecoveryService {
  /**
   * Issues a grant for a code that was sent to the account's e-mail.
   * @throws {CallError} emailFormat, wrongCode, tooMany, userNotExist, accountCancelling
   */
  issueGrant(context: CallContext, account: string, code: string): Promise<ResetGrant>;
  /**
   * Sets the password, ends every session of the account before it returns, and notifies the owner
   * (rules/security-credentials#password-recovery).
   * @throws {CallError} identityUnproven, badInput, passwordTooCommon, passwordOwnName
   */
  resetPassword(context: CallContext, grant: ResetGrant, password: string): Promise<void>;
}

interface Services {
  readonly sessions: SessionService;
  readonly revokeAccess: RevokeAccess;
  readonly codes: CodeService;
  readonly notifyOwner: NotifyOwner;
}

export function createRecoveryService(
  { db, clock, keyFor, audit }: AppContext,
  { sessions, revokeAccess, codes, notifyOwner }: Services,
): RecoveryService {
  const key = keyFor('password-reset');
  const sign = (baseData: string) => createHmac('sha256', key).update(baseData).digest();

  async function verifyGrant({ apiSign, baseData }: ResetGrant): Promise<AccountContacts> {
    const given = Buffer.from(apiSign, 'base64url');
    const expected = sign(baseData);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    const owner = isSigned ? await createResetGrantRepository(db).findOwner(hashToken(baseData), clock.now()) : null;
    if (!owner) throw new CallError('identityUnproven');
    return owner;
  }

  return {
    async issueGrant(context, account, code) {
      const email = account.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      const codeId = await codes.check({ account: email, purpose: 'recovery' }, code, context);
      const baseData = randomBytes(24).toString('base64url');
      const { ip, deviceId } = context;
      const securityEvent = () => ({ event: 'passwordReset', accountName: email, ip, deviceId }) as const;
      const storeGrant = async (tx: Database) => {
        const now = clock.now();
        const owner = await createAccountRepository(tx).lockByEmail(email);
        if (!owner) throw new CallError('userNotExist');
        if (owner.cancelRequestedAt !== null) throw new CallError('accountCancelling');
        if (!(await createCodeRepository(tx).consume(codeId, now))) throw new CallError('wrongCode');
        const expiresAt = now + RESET_GRANT_SECONDS * 1000;
        await createResetGrantRepository(tx).insert({ grantHash: hashToken(baseData), accountId: owner.id, expiresAt });
      };
      await audit.recordRefusal(db, securityEvent, () => db.transaction(storeGrant));
      return { baseData, apiSign: sign(baseData).toString('base64url') };
    },

    async resetPassword({ ip, deviceId }, grant, password) {
      const verified: { accountId?: string } = {};
      const securityEvent = () => ({ event: 'passwordReset' as const, ip, deviceId, ...verified });
      const owner = await audit.recordRefusal(db, securityEvent, async () => {
        const found = await verifyGrant(grant);
        verified.accountId = found.id;
        const refusal = validateResetPassword(password);
        if (refusal !== null) throw new CallError('badInput', { text: (locale) => m[refusal]({}, { locale }) });
        assertPasswordAllowed(password, [found.email, found.mobile]);
        const passwordHash = await hashPassword(password);
        await db.transaction(async (tx) => {
          const now = clock.now();
          await createAccountRepository(tx).lock(found.id);
          if (!(await createResetGrantRepository(tx).consume(hashToken(grant.baseData), now)))
            throw new CallError('identityUnproven');
          await createCredentialRepository(tx).setPasswordHash(found.id, passwordHash);
          await revokeAccess(tx, { accountId: found.id, now });
          await createPasswordRepository(tx).reset(found.id);
          await audit.record(tx, securityEvent());
          await notifyOwner(tx, found, 'passwordReset');
        });
        return found;
      });
      sessions.invalidate(owner.id);
    },
  };
}

import { randomBytes } from 'node:crypto';
import { STEP_UP_TOKEN_SECONDS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { createStepUpTokenRepository, type StepUpTokenRow } from './step-up-token-repository.ts';

type VerifiedBy = StepUpTokenRow['verifiedBy'];

/** Requirements for a token besides its validity. */
interface TokenRequirement {
  /** Only a token that was issued for this credential; freeing a device needs a code (rules/device#freeing). */
  readonly verifiedBy?: VerifiedBy;
}

/**
 * Step-up tokens, `bandToken` on the wire: fresh proofs of identity, valid for ten minutes and once, for the account
 * and in the session that earned them (rules/phone-binding#step-up-token; rules/security-credentials#step-up).
 */
export interface StepUpTokenService {
  /** Issues a token in the transaction that verified the identity. */
  issue(tx: Database, context: SessionContext, verifiedBy: VerifiedBy): Promise<string>;
  /**
   * Refuses the tokens that `consume` would refuse, before anything else is counted; consumes nothing.
   * @throws {CallError} identityUnproven
   */
  assertValid(context: SessionContext, token: string, requirement?: TokenRequirement): Promise<void>;
  /**
   * Consumes the token in the transaction of the change that it permits: if that fails, the token stays valid. The
   * caller records the refusal in the audit log (`audit.recordRefusal`).
   * @throws {CallError} identityUnproven
   */
  consume(tx: Database, context: SessionContext, token: string, requirement?: TokenRequirement): Promise<void>;
}

export function createStepUpTokenService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): StepUpTokenService {
  const tokens = createStepUpTokenRepository(db);
  return {
    async issue(tx, context, verifiedBy) {
      const { id: sessionId, customerId: accountId } = context.session;
      const token = randomBytes(32).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = createdAt + STEP_UP_TOKEN_SECONDS * 1000;
      await createStepUpTokenRepository(tx).insert({
        tokenHash: hashToken(token),
        accountId,
        sessionId,
        verifiedBy,
        createdAt,
        expiresAt,
      });
      return token;
    },

    async assertValid(context, token, requirement = {}) {
      const { id: sessionId } = context.session;
      assertMet(await tokens.find(hashToken(token), { sessionId, now: clock.now() }), requirement);
    },

    async consume(tx, context, token, requirement = {}) {
      const { id: sessionId } = context.session;
      assertMet(
        await createStepUpTokenRepository(tx).consume(hashToken(token), { sessionId, now: clock.now() }),
        requirement,
      );
    },
  };
}

function assertMet(token: { verifiedBy: VerifiedBy } | null, { verifiedBy }: TokenRequirement): void {
  if (!token || (verifiedBy && token.verifiedBy !== verifiedBy)) throw new CallError('identityUnproven');
}

import { createHash, randomBytes } from 'node:crypto';
import { STEP_UP_TOKEN_SECONDS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { type BandTokenRow, findBandToken, insertBandToken, spendBandToken } from './step-up-token-repository.ts';

/** What a proof rests on: the password, or a code that was sent to the account. */
type ProofKind = BandTokenRow['proof'];

/** What a claim asks for beside a good token. */
interface Claim {
  /** Only a proof of this kind will do, such as a code by SMS to free a device (spec-decision 11g). */
  readonly by?: ProofKind;
}

/**
 * Fresh proofs of identity: good for ten minutes, once, for the account and in the session that earned them
 * (spec-decision 11b; security 14).
 */
export interface BandTokens {
  /** Gives a token to the caller, in the transaction of what proved the identity. */
  issue(tx: Database, context: SessionContext, proof: ProofKind): Promise<string>;
  /**
   * Refuses at once what a claim would refuse, before anything else is counted or tried; uses nothing up.
   * @throws {CallError} identityUnproven
   */
  assert(context: SessionContext, token: string, claim?: Claim): Promise<void>;
  /**
   * Uses the token up, in the transaction of what it permits: where that fails, the token stays good.
   * @throws {CallError} identityUnproven
   */
  claim(tx: Database, context: SessionContext, token: string, claim?: Claim): Promise<void>;
}

/** Makes the proofs. Whoever claims one keeps the audit log's record of a refusal (`audit.recordRefusal`). */
export function createBandTokens({ db, clock }: Pick<AppContext, 'db' | 'clock'>): BandTokens {
  return {
    async issue(tx, context, proof) {
      const { id: sessionId, customerId: accountId } = context.session;
      const token = randomBytes(32).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = createdAt + STEP_UP_TOKEN_SECONDS * 1000;
      await insertBandToken(tx, { tokenHash: hashOf(token), accountId, sessionId, proof, createdAt, expiresAt });
      return token;
    },

    async assert(context, token, claim = {}) {
      const { id: sessionId } = context.session;
      assertProof(await findBandToken(db, hashOf(token), { sessionId, now: clock.now() }), claim);
    },

    async claim(tx, context, token, claim = {}) {
      const { id: sessionId } = context.session;
      assertProof(await spendBandToken(tx, hashOf(token), { sessionId, now: clock.now() }), claim);
    },
  };
}

function assertProof(found: { proof: ProofKind } | null, { by }: Claim): void {
  if (!found || (by && found.proof !== by)) throw new CallError('identityUnproven');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

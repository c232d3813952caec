import { CODE_REQUESTS, isMainlandMobile } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import type { Codes } from './code-service.ts';
import type { ProofOfWork } from './proof-of-work-service.ts';
import { addresseeOf } from './recipient-policy.ts';

/** The calls that have a code sent, and the one that they all need first. */
export type CodeRequestCall = 'getProofChallenge' | 'createVerificationCode' | 'sendSms' | 'sendPasswordEmail';

/** Answers them (seed 000 §7; spec-decisions 4, 11c and 11f). */
export function createCodeRequestHandlers(services: {
  rateLimits: RateLimits;
  proofs: ProofOfWork;
  codes: Codes;
}): Handlers<CodeRequestCall> {
  const { rateLimits, proofs, codes } = services;

  async function send(
    request: { account: string; typeId: number; sendType: number },
    context: CallContext,
  ): Promise<Record<string, never>> {
    const { session } = context;
    const addressee = addresseeOf(request, { sessionId: session?.displacedBy === null ? session.id : null });
    await proofs.redeem(context);
    await rateLimits.consume('codes', context);
    await codes.send(addressee, { caller: context, onFailure: () => rateLimits.refund('codes', context) });
    return {};
  }

  return {
    getProofChallenge: (_input, context) => proofs.challenge(context),
    createVerificationCode: send,
    async sendSms(input, context) {
      if (!isMainlandMobile(input.account.trim())) throw new CallError('badInput', { text: '请输入正确的手机号格式' });
      return send(input, context);
    },
    sendPasswordEmail: ({ account }, context) => send({ account, ...CODE_REQUESTS.recovery }, context),
  };
}

import { CODE_REQUESTS, isMainlandMobile } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { m } from '../../../texts/index.ts';
import type { CodeService } from './code-service.ts';
import type { ProofOfWorkService } from './proof-of-work-service.ts';
import { resolveRecipient } from './recipient-policy.ts';

/** The calls that request a code, and the challenge that they need; rules/verification-code#requests. */
export type CodeRequestCall = 'getProofChallenge' | 'createVerificationCode' | 'sendSms' | 'sendPasswordEmail';

export function createCodeRequestHandlers(services: {
  rateLimits: RateLimits;
  proofOfWork: ProofOfWorkService;
  codes: CodeService;
}): Handlers<CodeRequestCall> {
  const { rateLimits, proofOfWork, codes } = services;

  async function sendCode(
    request: { account: string; typeId: number; sendType: number },
    context: CallContext,
  ): Promise<Record<string, never>> {
    const { session, locale } = context;
    const recipient = resolveRecipient(request, { sessionId: session?.displacedBy === null ? session.id : null });
    await proofOfWork.consumeProof(context);
    await rateLimits.consume('codes', context);
    const onFailure = () => rateLimits.refund('codes', context);
    await codes.send(recipient, { caller: context, locale, onFailure });
    return {};
  }

  return {
    getProofChallenge: (_input, context) => proofOfWork.createChallenge(context),
    createVerificationCode: sendCode,
    async sendSms(input, context) {
      if (!isMainlandMobile(input.account.trim())) {
        throw new CallError('badInput', { text: (locale) => m['account.code.invalidMobile']({}, { locale }) });
      }
      return sendCode(input, context);
    },
    sendPasswordEmail: ({ account }, context) => sendCode({ account, ...CODE_REQUESTS.recovery }, context),
  };
}

import type { RequestOf } from '@osteon/contract';
import { CODE_REQUESTS, type CodePurpose } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { solveProofOfWork } from '../proof-of-work/solve-proof-of-work.ts';

/** Further fields of a request for a code, by its purpose (rules/verification-code#requests). */
const MORE: Partial<Record<CodePurpose, Partial<RequestOf<'createVerificationCode'>>>> = {
  registration: { siteId: 1 },
  recovery: { siteId: 1 },
};

/**
 * Requests a code for an account, with the proof of work that the gateway demands
 * (rules/verification-code#proof-of-work).
 */
async function createVerificationCode(purpose: CodePurpose, account: string): Promise<void> {
  const headers = await solveProofOfWork();
  await callGateway(
    'createVerificationCode',
    { account, isNew: 1, ...MORE[purpose], ...CODE_REQUESTS[purpose] },
    { headers },
  );
}

/** Sends a code; a mutation of the account to send it to. */
export const useCreateVerificationCode = (purpose: CodePurpose) =>
  useMutation({ mutationFn: (account: string) => createVerificationCode(purpose, account) });

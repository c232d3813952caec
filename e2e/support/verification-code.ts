import type { RequestOf } from '@osteon/contract';
import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { callGateway } from './gateway/gateway-client.ts';

/** Sends a code without the pages, with the proof of work that the gateway demands. */
export async function sendCode(
  request: APIRequestContext,
  payload: RequestOf<'createVerificationCode'>,
): Promise<void> {
  const challenge = await callGateway(request, 'getProofChallenge', {});
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await callGateway(request, 'createVerificationCode', payload, { 'x-proof': proof });
}

/**
 * The newest code that was sent to an account.
 * @throws {Error} where none was
 */
export async function readCode(request: APIRequestContext, account: string): Promise<string> {
  const { list } = await callGateway(request, 'readOutbox', { account });
  // A notice that was queued before may arrive after it.
  const code = list.findLast((message) => message.code !== null)?.code;
  if (!code) throw new Error(`no code was sent to ${account}`);
  return code;
}

/** A code that is not this one. */
export const wrongCode = (code: string): string => (code === '0000' ? '1111' : '0000');

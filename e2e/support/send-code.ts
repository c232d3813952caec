import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Has a code sent past the pages, with the proof of work that the gateway asks for. */
export async function sendCode(
  request: APIRequestContext,
  data: { account: string; typeId: number; sendType: number },
): Promise<APIResponse> {
  const answer = await request.get('/gateway/account-service/getProofChallenge');
  const { data: challenge } = (await answer.json()) as { data: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return request.post('/gateway/account-service/createVerificationCode', {
    headers: { ...(await apiTokenOf(request)), 'x-proof': proof },
    data,
  });
}

/** The header that a session asks for beside its cookie. */
export async function apiTokenOf(request: APIRequestContext): Promise<{ apiToken: string }> {
  const { cookies } = await request.storageState();
  return { apiToken: cookies.find(({ name }) => name === 'apiToken')?.value ?? '' };
}

import type { ResponseOf } from '@osteon/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Browser } from './browser.ts';

type Challenge = ResponseOf<'getProofChallenge'>;

/** Requests a challenge. */
export async function requestChallenge(browser: Browser, headers?: Record<string, string>): Promise<Challenge> {
  return (await browser.call('getProofChallenge', {}, headers)).json().data;
}

/** Solves a challenge as the portal's worker does; returns the header for the request. */
export async function solveProofOfWork(challenge: Challenge): Promise<{ 'x-proof': string }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-proof': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

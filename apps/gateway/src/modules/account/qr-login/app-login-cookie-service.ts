import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/app-context.ts';

/** How long a login past the three of the day may wait for the phone: the codes that it may ask for meanwhile. */
const PROOF_SECONDS = 3600;

/**
 * What a browser keeps of a login that was answered with pcLoginStatus 2: which account it has proved, and until when.
 * It opens nothing but a code for that account's phone (spec-decision 3).
 */
export interface AppLoginProof {
  give(reply: FastifyReply, accountId: string): void;
  /** The account that the browser has proved; null where it has proved none, or too long ago. */
  read(request: FastifyRequest): string | null;
}

/** Makes the proofs: a signed HttpOnly cookie, so that nothing has to be kept. */
export function createAppLoginProof({
  clock,
  cookies,
  keyFor,
}: Pick<AppContext, 'clock' | 'cookies' | 'keyFor'>): AppLoginProof {
  const key = keyFor('app-login');
  const name = cookies.name('app_login');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    give(reply, accountId) {
      const text = `${accountId}.${clock.now() + PROOF_SECONDS * 1000}`;
      reply.setCookie(name, `${text}.${sign(text).toString('base64url')}`, cookies.options({ maxAge: PROOF_SECONDS }));
    },
    read(request) {
      const [accountId = '', expiresAt = '', given = ''] = (request.cookies[name] ?? '').split('.');
      const wanted = sign(`${accountId}.${expiresAt}`);
      const proof = Buffer.from(given, 'base64url');
      if (proof.length !== wanted.length || !timingSafeEqual(proof, wanted)) return null;
      return Number(expiresAt) > clock.now() ? accountId : null;
    },
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError, type RefusalText } from './call-error.ts';

/**
 * Accepts a request that has the operator's token; without a configured one none has it.
 * @throws {CallError} notLoggedIn, with `text` for people who read it
 */
export function assertBearerToken(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { token, text }: { readonly token: string | undefined; readonly text: RefusalText },
): void {
  const given = digest(headers.authorization ?? '');
  if (token !== undefined && timingSafeEqual(given, digest(`Bearer ${token}`))) return;
  reply.header('www-authenticate', 'Bearer');
  throw new CallError('notLoggedIn', { text });
}

/** A digest has the same length for every text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

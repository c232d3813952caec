import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';

/**
 * Lets a request pass that has the operator's token; without a configured one none has it.
 * @throws {CallError} notLoggedIn, with `text` for people who read it
 */
export function assertBearerToken(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { token, text }: { readonly token: string | undefined; readonly text: string },
): void {
  const given = digest(headers.authorization ?? '');
  if (token !== undefined && timingSafeEqual(given, digest(`Bearer ${token}`))) return;
  reply.header('www-authenticate', 'Bearer');
  throw new CallError('notLoggedIn', { text });
}

/** Of the same length whatever the text is. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

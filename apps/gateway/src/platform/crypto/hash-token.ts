import { createHash } from 'node:crypto';

/** SHA-256 of a random token, to store instead of it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

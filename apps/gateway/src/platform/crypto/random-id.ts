import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters that are safe in a URL: it can be neither guessed nor counted. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters that are safe in a URL: nobody guesses or counts them. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

import { keysFrom } from '../crypto/secret.ts';

/** A value that two installations share only if they have the same secret, and that reveals nothing of it. */
export function getSecretCheck(secret: string): string {
  return keysFrom(secret)('backup').export().toString('hex');
}

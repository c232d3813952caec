import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** Returns true when a password has the hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

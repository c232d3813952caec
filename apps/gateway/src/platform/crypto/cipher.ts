import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A decrypted text, and true if SECRET_PREVIOUS was needed for it. */
interface Decrypted {
  readonly content: Buffer;
  readonly outdated: boolean;
}

/** Encrypts data at rest, under keys of one purpose. */
export interface Cipher {
  /** Nonce, tag, ciphertext. The id is bound to it, so that no row or file can hold another's. */
  encrypt(id: string, content: Uint8Array): Buffer;
  /** Null for data that were changed, belong to another id or were encrypted under an unknown secret. */
  decrypt(id: string, stored: Uint8Array): Decrypted | null;
}

/** Creates the cipher of a purpose; SECRET_PREVIOUS still decrypts (docs/operations.md#a-new-secret). */
export function createCipher(
  { keyFor, previousKeyFor }: Pick<AppContext, 'keyFor' | 'previousKeyFor'>,
  purpose: string,
): Cipher {
  const key = keyFor(purpose);
  const previous = previousKeyFor?.(purpose) ?? null;
  return {
    encrypt(id, content) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    decrypt(id, stored) {
      const content = decryptWith(key, id, stored);
      if (content) return { content, outdated: false };
      const outdated = previous && decryptWith(previous, id, stored);
      return outdated && { content: outdated, outdated: true };
    },
  };
}

function decryptWith(key: KeyObject, id: string, stored: Uint8Array): Buffer | null {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

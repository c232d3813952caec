import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

/** Fallback without Web Crypto, which browsers offer only in secure contexts. */
const deriveKeyPlainly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

handler({ deriveKey: self.isSecureContext ? deriveKey : deriveKeyPlainly });

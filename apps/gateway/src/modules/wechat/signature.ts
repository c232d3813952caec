import { createHash, timingSafeEqual } from 'node:crypto';

/** Computes WeChat's signature: SHA-1 (hex) over the sorted and joined parts, one of which is the token. */
export function computeSignature(...parts: readonly string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');
}

/** Returns true when a signature matches these parts; compares in constant time. */
export function isSignatureValid(given: string, ...parts: readonly string[]): boolean {
  const wanted = Buffer.from(computeSignature(...parts));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

import { createHash, timingSafeEqual } from 'node:crypto';

/** WeChat's signature: SHA-1 in hex over the sorted parts, the token among them. */
export function computeSignature(...parts: readonly string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');
}

/** Whether a signature was made over these parts. */
export function isSignatureValid(given: string, ...parts: readonly string[]): boolean {
  const wanted = Buffer.from(computeSignature(...parts));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

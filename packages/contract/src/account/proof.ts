import { z } from 'zod';
import { text } from '../fields.ts';

const hex = z
  .string()
  .max(128)
  .regex(/^[0-9a-f]+$/);

/**
 * A challenge in ALTCHA's format, which is sent back whole with the solution (rules/verification-code#proof-of-work).
 */
export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: text(32),
    nonce: hex,
    salt: hex,
    /** Rounds of PBKDF2 for each guess. */
    cost: z.number().int(),
    /** Bytes. */
    keyLength: z.number().int(),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: z.number().int(),
  }),
  signature: hex,
});

/**
 * The content of the header `x-proof`, as base64 of JSON: ALTCHA's own payload (rules/verification-code#proof-of-work).
 */
export const proofPayload = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hex }),
});

import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { AppContext } from '../../../platform/app-context.ts';

/** The fields that the signature of a transcript or certificate covers, the kind first. */
export type SignedFields = readonly [kind: string, ...fields: string[]];

/** Signs issued documents with Ed25519, with a key derived from SECRET (rules/credit#signature). */
export interface Signer {
  sign(fields: SignedFields): Buffer;
  /** Also true for a signature under SECRET_PREVIOUS. */
  verify(fields: SignedFields, signature: Uint8Array): boolean;
}

/** Prefix of an Ed25519 private key in PKCS #8 (RFC 8410); its 32 bytes follow. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Certificates are signed with the same key: the kind separates the signatures. */
const PURPOSE = 'credit-transcript';

/** Creates the signer of this installation. */
export function createSigner({ keyFor, previousKeyFor }: Pick<AppContext, 'keyFor' | 'previousKeyFor'>): Signer {
  const key = toPrivateKey(keyFor(PURPOSE));
  const publicKeys = [key, ...(previousKeyFor ? [toPrivateKey(previousKeyFor(PURPOSE))] : [])].map((each) =>
    createPublicKey(each),
  );
  return {
    sign: (fields) => sign(null, toMessage(fields), key),
    verify: (fields, signature) => publicKeys.some((each) => verify(null, toMessage(fields), each, signature)),
  };
}

/** The printed part of a signature, compared by eye: 16 hexadecimal digits in groups. */
export function formatCheckCode(signature: Uint8Array): string {
  const digits = createHash('sha256').update(signature).digest('hex').slice(0, 16).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}

function toPrivateKey(secret: KeyObject): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secret.export()]), format: 'der', type: 'pkcs8' });
}

function toMessage(fields: SignedFields): Buffer {
  return Buffer.from(fields.join('\n'));
}

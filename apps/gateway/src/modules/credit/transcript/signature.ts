import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type ByCreditClass, formatCredit, formatDay } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';

/** What the signature of a transcript binds together. */
interface SignedFacts {
  readonly serial: string;
  /** First and last moment of its lines. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly credits: ByCreditClass;
}

/** Signs transcripts with Ed25519, under a key of SECRET (rules/credit#signature). */
export interface TranscriptSigner {
  sign(facts: SignedFacts): Buffer;
  /** Also true for a signature under SECRET_PREVIOUS. */
  verify(facts: SignedFacts, signature: Uint8Array): boolean;
}

/** The start of an Ed25519 private key as PKCS #8 (RFC 8410); its 32 bytes follow. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const PURPOSE = 'credit-transcript';

/** Creates the signer of this installation. */
export function createTranscriptSigner({
  keyFor,
  previousKeyFor,
}: Pick<AppContext, 'keyFor' | 'previousKeyFor'>): TranscriptSigner {
  const key = toPrivateKey(keyFor(PURPOSE));
  const publicKeys = [key, ...(previousKeyFor ? [toPrivateKey(previousKeyFor(PURPOSE))] : [])].map((each) =>
    createPublicKey(each),
  );
  return {
    sign: (facts) => sign(null, toMessage(facts), key),
    verify: (facts, signature) => publicKeys.some((each) => verify(null, toMessage(facts), each, signature)),
  };
}

/** What is printed of a signature, to be compared by eye: 16 hexadecimal digits in groups. */
export function formatCheckCode(signature: Uint8Array): string {
  const digits = createHash('sha256').update(signature).digest('hex').slice(0, 16).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}

function toPrivateKey(secret: KeyObject): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secret.export()]), format: 'der', type: 'pkcs8' });
}

function toMessage({ serial, fromAt, toAt, credits }: SignedFacts): Buffer {
  const days = [formatDay(fromAt), formatDay(toAt)];
  return Buffer.from(
    ['osteon-transcript-1', serial, ...days, formatCredit(credits.I), formatCredit(credits.II)].join('\n'),
  );
}

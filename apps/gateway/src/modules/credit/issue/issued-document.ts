import type { ResponseOf } from '@osteon/contract';
import type { ByCreditClass } from '@osteon/domain';
import type { SignedFacts } from './signature.ts';

/** A transcript or a certificate as it was issued, for its verification (rules/credit#verification). */
export interface IssuedDocument {
  readonly serial: string;
  readonly issuedAt: number;
  readonly name: string;
  readonly company: string;
  /** First and last timestamp of the period that it covers, in ms. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly credits: ByCreditClass;
  /** The course that a certificate is of; null for a transcript. */
  readonly course: Extract<ResponseOf<'verifyTranscript'>, { state: 'valid' }>['course'];
  readonly facts: SignedFacts;
  /** SHA-256 of its files, hexadecimal. */
  readonly fileHashes: readonly string[];
  /** Serial of the one that replaced it; null while none has. */
  readonly replacedBy: string | null;
  readonly revokedAt: number | null;
  readonly revokedReason: string;
}

/** Finds what was issued under a serial; undefined for nothing. */
export type FindIssued = (serial: string) => Promise<IssuedDocument | undefined>;

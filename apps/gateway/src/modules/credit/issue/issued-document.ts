import { randomInt } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { type ByCreditClass, getCalendarYear } from '@osteon/domain';
import type { SignedFields } from './signature.ts';

/** An issued transcript or certificate, for its verification (rules/credit#verification). */
export interface IssuedDocument {
  readonly serial: string;
  readonly issuedAt: number;
  readonly name: string;
  readonly company: string;
  /** First and last timestamp of the period that it covers, in ms. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly credits: ByCreditClass;
  /** The course of a certificate; null for a transcript. */
  readonly course: Extract<ResponseOf<'verifyTranscript'>, { state: 'valid' }>['course'];
  readonly signedFields: SignedFields;
  /** SHA-256 of its files, hexadecimal. */
  readonly fileHashes: readonly string[];
  /** Serial of the document that replaced it; null for none. */
  readonly replacedBy: string | null;
  readonly revokedAt: number | null;
  readonly revokedReason: string;
}

/** Finds an issued document by its serial; undefined for an unknown one. */
export type FindIssued = (serial: string) => Promise<IssuedDocument | undefined>;

/** Maximum number of serials that are drawn for one issue: of a hundred million a year, a collision is rare. */
export const SERIAL_DRAWS = 5;

/** Draws a serial of the year of `at` (ms) in Shanghai: the prefix, the year, eight random digits. */
export function drawSerial(prefix: 'OST' | 'OST-C', at: number): string {
  const draw = () => String(randomInt(10_000)).padStart(4, '0');
  return `${prefix}-${getCalendarYear(at)}-${draw()}-${draw()}`;
}

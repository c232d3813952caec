import { type ByCreditClass, formatCredit, formatDay } from '@osteon/domain';
import type { SignedFields } from '../issue/signature.ts';

/** The fields that the signature of a transcript covers. */
interface TranscriptFields {
  readonly serial: string;
  /** First and last timestamp of its lines. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly credits: ByCreditClass;
}

/** Builds the signed fields of a transcript (rules/credit#signature). */
export function listSignedTranscriptFields({ serial, fromAt, toAt, credits }: TranscriptFields): SignedFields {
  const days = [formatDay(fromAt), formatDay(toAt)];
  return ['osteon-transcript-1', serial, ...days, formatCredit(credits.I), formatCredit(credits.II)];
}

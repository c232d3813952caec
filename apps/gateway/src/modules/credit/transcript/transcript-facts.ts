import { type ByCreditClass, formatCredit, formatDay } from '@osteon/domain';
import type { SignedFacts } from '../issue/signature.ts';

/** What the signature of a transcript binds together. */
interface TranscriptFacts {
  readonly serial: string;
  /** First and last moment of its lines. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly credits: ByCreditClass;
}

/** The facts of a transcript that are signed (rules/credit#signature). */
export function listTranscriptFacts({ serial, fromAt, toAt, credits }: TranscriptFacts): SignedFacts {
  const days = [formatDay(fromAt), formatDay(toAt)];
  return ['osteon-transcript-1', serial, ...days, formatCredit(credits.I), formatCredit(credits.II)];
}

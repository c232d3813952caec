import type { CreditEvidence } from '@osteon/contract';
import type { ByCreditClass, CreditClass } from '@osteon/domain';

/** What a transcript may leave out or add (rules/credit#transcript). */
export interface TranscriptOptions {
  /** Sums of each class. */
  readonly subtotals: boolean;
  /** An annex with what each line was booked for. */
  readonly evidence: boolean;
  /** English beside the Chinese. */
  readonly english: boolean;
}

/** A line as a transcript prints it. */
export interface TranscriptLine {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string;
  readonly creditClass: CreditClass;
  readonly hours: number;
  readonly points: number;
  readonly evidence: CreditEvidence;
  readonly bookedAt: number;
}

/** Everything that a transcript prints; moments in ms. */
export interface TranscriptContent {
  readonly serial: string;
  readonly name: string;
  readonly medicalTitle: string;
  readonly company: string;
  readonly fromAt: number;
  readonly toAt: number;
  readonly issuedAt: number;
  /** The latest first. */
  readonly lines: readonly TranscriptLine[];
  readonly credits: ByCreditClass;
  readonly hours: number;
  readonly checkCode: string;
  readonly verifyAddress: string;
  readonly options: TranscriptOptions;
}

import type { CreditEvidence } from '@osteon/contract';
import type { ByCreditClass, CreditClass } from '@osteon/domain';

/** Options of a transcript (rules/credit#transcript). */
export interface TranscriptOptions {
  /** True for sums of each class. */
  readonly subtotals: boolean;
  /** True for an annex with the evidence of each line. */
  readonly evidence: boolean;
  /** True for English beside the Chinese. */
  readonly english: boolean;
}

/** A printed line of a transcript. */
export interface TranscriptLine {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string;
  readonly creditClass: CreditClass;
  readonly hours: number;
  readonly points: number;
  readonly evidence: CreditEvidence;
  readonly awardedAt: number;
}

/** Everything that a transcript prints; timestamps in ms. */
export interface TranscriptContent {
  readonly serial: string;
  readonly name: string;
  readonly medicalTitle: string;
  readonly company: string;
  readonly fromAt: number;
  readonly toAt: number;
  readonly issuedAt: number;
  /** Lines, latest first. */
  readonly lines: readonly TranscriptLine[];
  readonly credits: ByCreditClass;
  readonly hours: number;
  readonly checkCode: string;
  readonly verifyAddress: string;
  readonly options: TranscriptOptions;
}

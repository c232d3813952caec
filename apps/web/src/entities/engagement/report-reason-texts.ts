import type { CommentReportReason } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/** The reasons of a report in words (rules/moderation#reports). */
export const reportReasonTexts: Readonly<Record<CommentReportReason, () => string>> = {
  patientData: m['comment.report.patientData'],
  medicalError: m['comment.report.medicalError'],
  advertising: m['comment.report.advertising'],
  abuse: m['comment.report.abuse'],
  other: m['comment.report.other'],
};

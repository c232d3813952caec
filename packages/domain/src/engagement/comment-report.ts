/** Why a comment is reported, in the order in which the dialog shows it (rules/moderation#reports). */
export const COMMENT_REPORT_REASONS = ['patientData', 'medicalError', 'advertising', 'abuse', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** The longest note of a report, in characters (rules/moderation#reports). */
export const REPORT_NOTE_MAX = 200;

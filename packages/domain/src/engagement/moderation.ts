/** Why a comment is reported, in the order in which the dialog shows it (rules/moderation#reports). */
export const COMMENT_REPORT_REASONS = ['patientData', 'medicalError', 'advertising', 'abuse', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** The longest note of a report, in characters (rules/moderation#reports). */
export const REPORT_NOTE_MAX = 200;

/** The longest reason of a decision, in characters (rules/moderation#moderation). */
export const MODERATION_REASON_MAX = 200;

/** The longest appeal against a decision, in characters (rules/moderation#appeals). */
export const MODERATION_APPEAL_MAX = 500;

/** The longest time for which an author is muted, in days (rules/moderation#mutes). */
export const MUTE_DAYS_MAX = 365;

/** The longest reason of a decision, in characters (rules/comment#moderation). */
export const MODERATION_REASON_MAX = 200;

/** The longest appeal against a decision, in characters (rules/comment#appeals). */
export const MODERATION_APPEAL_MAX = 500;

/** The longest time for which an author is muted, in days (rules/comment#mutes). */
export const MUTE_DAYS_MAX = 365;

/** The lowest and the highest score of a resource (rules/engagement#scores). */
export const SCORE_MIN = 1;
export const SCORE_MAX = 5;

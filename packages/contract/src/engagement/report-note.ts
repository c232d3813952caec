import { cleanCommentText, countCommentText, REPORT_NOTE_MAX } from '@osteon/domain';
import { multilineText } from '../fields.ts';

/** Note of a reporter: cleaned as a comment is, at most 200 characters (rules/moderation#reports). */
export const reportNote = multilineText(2000)
  .transform(cleanCommentText)
  .refine((text) => countCommentText(text) <= REPORT_NOTE_MAX);

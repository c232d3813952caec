import { COMMENT_REPORT_REASONS, cleanCommentText, countCommentText, REPORT_NOTE_MAX } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText } from '../fields.ts';

/** Note of the reporter: cleaned as a comment is, at most 200 characters. */
const note = multilineText(2000)
  .transform(cleanCommentText)
  .refine((text) => countCommentText(text) <= REPORT_NOTE_MAX);

/**
 * Reports somebody else's comment to the operator. A second report of the same comment by the caller changes nothing
 * (rules/moderation#reports).
 */
export const reportComment = call({
  name: 'reportComment',
  family: 'engagement',
  mode: 'post',
  summary: 'Report a comment',
  request: {
    commentId: id,
    reason: z.enum(COMMENT_REPORT_REASONS),
    /** Required where the reason is `other`. */
    note: note.default(''),
  },
  response: z.object({}),
  session: 'required',
  rateLimit: 'reports',
  errors: ['notFound', 'tooMany'],
});

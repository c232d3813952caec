import { COMMENT_REPORT_REASONS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { reportNote } from './report-note.ts';

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
    note: reportNote.default(''),
  },
  response: z.object({}),
  session: 'required',
  rateLimit: 'reports',
  errors: ['notFound', 'tooMany'],
});

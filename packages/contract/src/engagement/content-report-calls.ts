import {
  CONTENT_REPORT_REASONS,
  CORRECTION_MAX,
  CORRECTION_SOURCE_MAX,
  cleanCommentText,
  countCommentText,
} from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText } from '../fields.ts';
import { likeableType } from './target.ts';

/** A text of a report, cleaned as a comment is. */
const text = (max: number) =>
  multilineText(10 * max)
    .transform(cleanCommentText)
    .refine((cleaned) => countCommentText(cleaned) <= max)
    .default('');

/**
 * Reports an error in a resource to the operator. While a report of the caller is open, a second one of the same
 * resource changes nothing (rules/content-report#content-reports).
 */
export const reportContent = call({
  name: 'reportContent',
  family: 'engagement',
  mode: 'post',
  summary: 'Report an error in a resource',
  request: {
    resourceType: likeableType,
    resourceId: id,
    reason: z.enum(CONTENT_REPORT_REASONS),
    /** The correct version; required for every reason but `playback`. */
    correction: text(CORRECTION_MAX),
    /** Source of the correction. */
    source: text(CORRECTION_SOURCE_MAX),
  },
  response: z.object({}),
  session: 'required',
  rateLimit: 'reports',
  errors: ['notFound', 'tooMany'],
});

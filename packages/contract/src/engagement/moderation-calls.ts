import { MODERATION_APPEAL_MAX } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText } from '../fields.ts';
import { decision } from './decision.ts';

/**
 * Appeals against a removal of an own comment or a mute, once each. Repeating the same text returns the stored appeal
 * (rules/moderation#appeals).
 */
export const appealCommentDecision = call({
  name: 'appealCommentDecision',
  family: 'engagement',
  mode: 'post',
  summary: 'Appeal against a decision on an own comment',
  request: { number: id, text: multilineText(MODERATION_APPEAL_MAX, z.string().trim()).min(1) },
  response: decision,
  session: 'required',
  rateLimit: 'comments',
  errors: ['notFound', 'appealOpen', 'conflict', 'tooMany'],
});

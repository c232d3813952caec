import { PermissionScene, SCORE_MAX, SCORE_MIN } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { likeableType } from './target.ts';

/** A whole number from 1 to 5. */
const score = z.number().int().min(SCORE_MIN).max(SCORE_MAX);

/** Scores of a resource, of all accounts and of the caller (rules/engagement#scores). */
const scoreState = z.object({
  /** The mean of all scores, not rounded; null where there is none. */
  average: z.number().nullable(),
  count: z.number().int(),
  /** The caller's; null where there is none, and for visitors. */
  own: score.nullable(),
});

/** Scores a resource; another score of the caller replaces the first (rules/engagement#scores). */
export const saveScore = call({
  name: 'saveScore',
  family: 'engagement',
  mode: 'post',
  summary: 'Score a resource',
  request: { resourceType: likeableType, resourceId: id, score },
  response: scoreState,
  session: 'required',
  scene: PermissionScene.score,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** The scores of a resource (rules/engagement#scores). */
export const getScore = call({
  name: 'getScore',
  family: 'engagement',
  mode: 'getJson',
  summary: 'The scores of a resource',
  request: { resourceType: likeableType, resourceId: id },
  response: scoreState,
  session: 'optional',
  errors: ['notFound'],
});

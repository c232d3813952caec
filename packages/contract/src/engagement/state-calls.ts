import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { countedType } from './target.ts';

/**
 * Counts of items of one type, and the caller's own state of each: likes, favourites, follows and scores
 * (rules/engagement#state).
 */
export const getEngagementState = call({
  name: 'getEngagementState',
  family: 'engagement',
  mode: 'getJson',
  summary: 'Fans, likes, favourites and scores of items, and what the caller has done with them',
  request: { resourceType: countedType, resourceIds: z.array(id).min(1).max(100) },
  response: z.object({
    /** Items that are not visible are left out. */
    list: z.array(
      z.object({
        resourceId: id,
        fans: z.number().int(),
        /** Number of doctors whom a doctor follows; 0 for anything else. */
        following: z.number().int(),
        likes: z.number().int(),
        favourites: z.number().int(),
        /** Mean of all scores of a resource, not rounded, null where there is none, and their number. */
        score: z.object({ average: z.number().nullable(), count: z.number().int() }),
        own: z.object({
          /** The caller's own public profile. */
          isSelf: z.boolean(),
          isFollowed: z.boolean(),
          isLiked: z.boolean(),
          isCollected: z.boolean(),
          /** 1 to 5; null without a score of the caller. */
          score: z.number().int().nullable(),
        }),
      }),
    ),
  }),
  session: 'optional',
  refreshedBy: ['following'],
});

import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { countedType } from './target.ts';

/** Counts of items of one type, and what the caller has done with each (rules/engagement#state). */
export const getEngagementState = call({
  name: 'getEngagementState',
  family: 'engagement',
  mode: 'getJson',
  summary: 'Fans, likes, favourites and scores of items, and what the caller has done with them',
  request: { resourceType: countedType, resourceIds: z.array(id).min(1).max(100) },
  response: z.object({
    /** Without the items that are not shown. */
    list: z.array(
      z.object({
        resourceId: id,
        fans: z.number().int(),
        /** Of a doctor: how many doctors they follow; 0 for anything else. */
        following: z.number().int(),
        likes: z.number().int(),
        favourites: z.number().int(),
        /** Of a resource: the mean of all scores, not rounded, null where there is none, and their number. */
        score: z.object({ average: z.number().nullable(), count: z.number().int() }),
        own: z.object({
          /** The caller's own public profile. */
          isSelf: z.boolean(),
          isFollowed: z.boolean(),
          isLiked: z.boolean(),
          isCollected: z.boolean(),
          /** 1 to 5; null where the caller has given none. */
          score: z.number().int().nullable(),
        }),
      }),
    ),
  }),
  session: 'optional',
  refreshedBy: ['following'],
});

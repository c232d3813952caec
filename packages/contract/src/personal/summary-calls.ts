import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, page, pageSize } from '../fields.ts';

/** Counts in the header of the caller's personal home (rules/personal#personal-home). */
export const getPersonalSummary = call({
  name: 'getPersonalSummary',
  family: 'personal',
  mode: 'get',
  summary: 'Counts of the caller: whom they follow, fans, published content, credits of the year',
  request: {},
  response: z.object({
    /** The caller's public page; null where there is none. */
    personId: z.string().nullable(),
    followingNum: z.number().int(),
    fanNum: z.number().int(),
    contentNum: z.number().int(),
    /** Credits of the present year, all classes together (rules/credit#years). */
    creditYear: z.number(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
  refreshedBy: ['following', 'certification'],
});

/**
 * Content published by the caller, newest first, with likes, favourites and views (rules/personal#published-content).
 */
export const listMyContent = call({
  name: 'listMyContent',
  family: 'personal',
  mode: 'get',
  summary: 'What the caller has published',
  request: { cursor, pageSize: pageSize(20) },
  response: page(resourceCard.extend({ likes: z.number().int(), favourites: z.number().int() })),
  session: 'required',
  scene: PermissionScene.personalHome,
});

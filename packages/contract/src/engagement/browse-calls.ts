import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { cursor, id, page, pageSize, resourceType, searchText, timestamp } from '../fields.ts';
import { liveCard } from '../live/card.ts';
import { productCard } from '../product/card.ts';
import { browsableType } from './target.ts';

/** Records that the caller views an item, and counts a view (rules/browse-history#browse-history). */
export const addBrowseRecord = call({
  name: 'addBrowseRecord',
  family: 'engagement',
  mode: 'post',
  summary: 'Record that the caller looks at an item, and count a view',
  request: { resourceType: browsableType, resourceId: id },
  response: z.object({}),
  session: 'optional',
  rateLimit: 'views',
  errors: ['notFound', 'tooMany'],
});

/**
 * The caller's browsing history, last viewed first, of one type or all, with `keyWord` in a title
 * (rules/browse-history#browse-history).
 */
export const listBrowseRecords = call({
  name: 'listBrowseRecords',
  family: 'engagement',
  mode: 'get',
  summary: 'What the caller has looked at',
  request: { resourceType: resourceType.optional(), keyWord: searchText.optional(), cursor, pageSize: pageSize(20) },
  response: page(
    z.object({
      resourceType: z.number().int(),
      resourceId: id,
      viewedAt: timestamp,
      /** Second of a video at which the caller stopped; null for anything else, and where it was never started. */
      positionSeconds: z.number().nullable(),
      /** The card of the item: one of these four. */
      card: resourceCard.nullable(),
      /** Card of a live event or meeting. */
      live: liveCard.nullable(),
      doctor: doctorCard.nullable(),
      product: productCard.nullable(),
    }),
  ).extend({
    /** The time at which recording was paused; null while it is on. */
    pausedAt: timestamp.nullable(),
  }),
  session: 'required',
  scene: PermissionScene.browsingRecords,
});

/** Deletes one record or all, with the positions in those videos (rules/browse-history#clearing). */
export const clearBrowseRecords = call({
  name: 'clearBrowseRecords',
  family: 'engagement',
  mode: 'post',
  summary: 'Delete what the caller has looked at',
  request: { item: z.object({ resourceType: browsableType, resourceId: id }).optional() },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.browsingRecords,
});

/** Pauses the caller's browsing history, or resumes it, as `on` says (rules/browse-history#browse-history). */
export const pauseBrowseRecords = call({
  name: 'pauseBrowseRecords',
  family: 'engagement',
  mode: 'post',
  summary: 'Stop or resume recording what the caller looks at',
  request: { on: z.boolean() },
  response: z.object({
    /** The time at which recording was paused; null while it is on. */
    pausedAt: timestamp.nullable(),
  }),
  session: 'required',
  scene: PermissionScene.browsingRecords,
});

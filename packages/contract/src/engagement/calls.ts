import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, pageSize } from '../fields.ts';
import { followableType } from './target.ts';

/**
 * The doctors and associations that the caller follows, last followed first (rules/follow#follow-list).
 */
export const listFollowing = call({
  name: 'listFollowing',
  family: 'engagement',
  mode: 'getJson',
  summary: 'Whom the caller follows',
  request: {
    pageNum: z.number().int().min(1).max(1000).default(1),
    pageSize: pageSize(20),
    /** 9 doctors, 36 associations; both by default. */
    refTypeList: z.array(followableType).max(2).default([9, 36]),
  },
  response: z.object({
    list: z.array(
      z.object({
        resId: id,
        resType: z.number().int(),
        resName: z.string(),
        /** The first is the avatar, at most 200 px; empty where there is no portrait. */
        resUrlList: z.array(z.object({ picUrl: z.string() })),
        /** Hospital of a doctor; empty for an association. */
        company: z.string(),
        /** For the tint behind the initial; null for an association. */
        specialtyId: z.string().nullable(),
        /**
         * Status of the live event in which they take part; 0 without one. 40 and 50 are live
         * (rules/follow#follow-list).
         */
        resState: z.number().int(),
        /** Titles of that event; null without one. */
        live: z.object({ title: z.string(), titleEn: z.string() }).nullable(),
        /** Number of resources that they published since the caller last viewed them. */
        updateNum: z.number().int(),
        /** Null where the portal has no page, but the app has. */
        comboActionJump: z.object({ comboActionJumpV3: z.object({ pcLink: z.string() }) }).nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  session: 'required',
  scene: PermissionScene.myFollowList,
  refreshedBy: ['following'],
});

/** Records that the caller viewed a followed doctor or association, whose resources are no longer new. */
export const markFollowingSeen = call({
  name: 'markFollowingSeen',
  family: 'engagement',
  mode: 'post',
  summary: 'Note that the caller looked at somebody whom they follow',
  request: { resType: followableType, resId: id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

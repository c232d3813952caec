import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, page } from '../fields.ts';
import { commentReply } from './comment.ts';

/** The caller's own comments and replies on all items, latest first (rules/comment#own-comments). */
export const listMyComments = call({
  name: 'listMyComments',
  family: 'engagement',
  mode: 'get',
  summary: 'Comments of the caller, with the items that they are on',
  request: { cursor },
  response: page(
    z.object({
      comment: commentReply,
      item: z.object({
        resourceType: z.number().int(),
        title: z.string(),
        titleEn: z.string(),
        /** The page that opens at the comment; null where the item is no longer published. */
        pcLink: z.string().nullable(),
      }),
    }),
  ),
  session: 'required',
  scene: PermissionScene.myComments,
  errors: ['tooMany'],
});

import { COMMENT_SORTS, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id } from '../fields.ts';
import { comment, commentableType, commentText } from './comment.ts';
import { mute } from './decision.ts';

/**
 * Writes a comment on an item or a reply to one. A second call with the same `clientId` (idempotency key) returns the
 * comment of the first (rules/comment#writing).
 */
export const createComment = call({
  name: 'createComment',
  family: 'engagement',
  mode: 'post',
  summary: 'Comment on an item, or answer a comment',
  request: {
    resourceType: commentableType,
    resourceId: id,
    text: commentText,
    /** The comment or reply that it replies to. */
    parentId: id.optional(),
    /** A quote of the caller's, of the same item (rules/quote#quotes). */
    quoteId: id.optional(),
    /** Chosen by the author's page, another one for each comment. */
    clientId: id,
  },
  response: comment,
  session: 'required',
  scene: PermissionScene.postComments,
  rateLimit: 'comments',
  errors: ['notFound', 'phoneMissing', 'emailMissing', 'commentMuted', 'blockedByPerson', 'tooMany', 'conflict'],
});

/** Replaces the text of an own comment within 10 minutes by the gateway's clock (rules/comment#edits). */
export const editComment = call({
  name: 'editComment',
  family: 'engagement',
  mode: 'post',
  summary: 'Edit an own comment',
  request: { commentId: id, text: commentText },
  response: comment,
  session: 'required',
  scene: PermissionScene.postComments,
  rateLimit: 'comments',
  errors: ['notFound', 'commentEditOver', 'commentMuted', 'blockedByPerson', 'tooMany', 'conflict'],
});

/** Deletes an own comment; one with replies stays as a stub (rules/comment#deletion). */
export const deleteComment = call({
  name: 'deleteComment',
  family: 'engagement',
  mode: 'post',
  summary: 'Delete an own comment',
  request: { commentId: id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** Comments on an item, or the replies of a comment, page by page (rules/comment#lists). */
export const listComments = call({
  name: 'listComments',
  family: 'engagement',
  mode: 'getJson',
  summary: 'Comments on an item, with their first replies',
  request: {
    resourceType: commentableType,
    resourceId: id,
    /** `timeline`: of a video, by the quoted seconds. */
    sort: z.enum(COMMENT_SORTS).default('likes'),
    /** The replies of this comment instead, the oldest first. */
    rootId: id.optional(),
    /**
     * Only the thread of this comment or reply, with the replies around it; it has one page (rules/comment#addresses).
     */
    aroundId: id.optional(),
    cursor,
  },
  response: z.object({
    list: z.array(comment),
    nextCursor: z.string().nullable(),
    /** The caller's own comments and replies that are held or removed, latest first; on the first page only. */
    held: z.array(comment),
    /** The mute of the caller, with reason and end; null where they can write, and on later pages. */
    mute: mute.nullable(),
    /** Number of visible comments and replies of the item. */
    total: z.number().int(),
  }),
  session: 'optional',
  errors: ['notFound', 'tooMany'],
});

/** Likes a comment, or ends that, as `on` says; repeating the call changes nothing (rules/comment#likes). */
export const likeComment = call({
  name: 'likeComment',
  family: 'engagement',
  mode: 'post',
  summary: 'Like a comment, or end that',
  request: { commentId: id, on: z.boolean() },
  response: z.object({
    count: z.number().int(),
    /** True if the caller likes it. */
    own: z.boolean(),
  }),
  session: 'required',
  scene: PermissionScene.likeComments,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

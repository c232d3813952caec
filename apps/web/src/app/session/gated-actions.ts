import { PermissionScene } from '@osteon/domain';
import type { Attachment } from '../../features/course/attachment/attachment.ts';
import type { CollectChange, CollectTarget } from '../../features/engagement/collection/collect-change.ts';
import type { CommentLike } from '../../features/engagement/comment/set-comment-like.ts';
import type { FollowChange } from '../../features/engagement/follow/follow-change.ts';
import type { LikeChange } from '../../features/engagement/like/like-change.ts';
import type { ScoreTarget } from '../../features/engagement/score/set-score.ts';
import type { BookingChange } from '../../features/live/booking/set-booked.ts';
import { openDialog } from '../../lib/dialogs.ts';
import type { GatedAction, GatedActions } from '../../lib/gated-action.ts';
import { queryClient } from '../query-client.ts';

declare module '../../lib/gated-action.ts' {
  interface GatedActions {
    /** Publishes: a membership comes before the scene (rules/membership#publish). */
    publish: object;
    /** Keeps a resource, or takes it out. */
    collect: CollectChange;
    /** Asks which folders keep a resource. */
    collectInto: CollectTarget;
    /** Asks for a score of a resource. */
    score: ScoreTarget;
    /** Follows a doctor or an association, or ends that. */
    follow: FollowChange;
    /** Likes a resource or a doctor, or ends that. */
    like: LikeChange;
    /** Likes a comment, or ends that. */
    likeComment: CommentLike;
    /** Opens the field that answers a comment, or goes to that of first comments. */
    writeComment: { readonly commentId: string | null };
    /** Books a live event or an item of its agenda, or takes that back. */
    bookLive: BookingChange;
    /** Downloads a file that goes with a course. */
    downloadAttachment: Attachment;
    /** Shows the following list. */
    showFollowing: object;
    /** Shows where messages are read. */
    showMessages: object;
  }
}

/**
 * The scene of each gated action, and what it does; a name that is missing does not compile. Without a scene the action
 * asks for itself.
 */
const actions: {
  readonly [Name in keyof GatedActions]: {
    readonly sceneId: PermissionScene | null;
    readonly run: (data: GatedActions[Name]) => void | Promise<void>;
  };
} = {
  publish: {
    sceneId: null,
    run: async () => (await import('../frame/publish.ts')).startPublishing(),
  },
  collect: {
    sceneId: PermissionScene.favorites,
    run: async (data) =>
      (await import('../../features/engagement/collection/set-collected.ts')).setCollected(queryClient, data),
  },
  collectInto: {
    sceneId: PermissionScene.favorites,
    run: (data) => openDialog('collectInto', data),
  },
  score: {
    sceneId: PermissionScene.score,
    run: (data) => openDialog('score', data),
  },
  follow: {
    sceneId: PermissionScene.follow,
    run: async (data) => (await import('../../features/engagement/follow/set-follow.ts')).setFollow(queryClient, data),
  },
  like: {
    sceneId: PermissionScene.doctorLike,
    run: async (data) => (await import('../../features/engagement/like/set-like.ts')).setLike(queryClient, data),
  },
  likeComment: {
    sceneId: PermissionScene.likeComments,
    run: async (data) =>
      (await import('../../features/engagement/comment/set-comment-like.ts')).setCommentLike(queryClient, data),
  },
  writeComment: {
    sceneId: PermissionScene.postComments,
    run: async ({ commentId }) =>
      (await import('../../features/engagement/comment/open-composer.ts')).openComposer(commentId),
  },
  bookLive: {
    sceneId: null,
    run: async (data) => (await import('../../features/live/booking/set-booked.ts')).setBooked(queryClient, data),
  },
  downloadAttachment: {
    sceneId: PermissionScene.academicResources,
    run: async (data) =>
      (await import('../../features/course/attachment/download-attachment.ts')).downloadAttachment(data),
  },
  showFollowing: {
    sceneId: PermissionScene.myFollowList,
    run: async () => (await import('../frame/show-following.ts')).showFollowing(),
  },
  showMessages: {
    sceneId: PermissionScene.homeMessages,
    run: () => openDialog('leadToApp', { about: 'messages' }),
  },
};

/** The scene that gates an action, null for one that asks for itself (rules/permission#scenes). */
export const getScene = ({ name }: GatedAction): PermissionScene | null => actions[name].sceneId;

/** Does what a scene gates. */
export async function runAction<Name extends keyof GatedActions>({ name, data }: GatedAction<Name>): Promise<void> {
  await actions[name].run(data);
}

/** Whether this version of the portal knows an action, which an older one may have remembered. */
export const isKnown = ({ name }: GatedAction): boolean => Object.hasOwn(actions, name);

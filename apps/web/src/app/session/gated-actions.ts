import { PermissionScene } from '@osteon/domain';
import type { Attachment } from '../../features/course/page/download-attachment.ts';
import type { CollectChange, CollectTarget } from '../../features/engagement/collection/set-collected.ts';
import type { CommentLike } from '../../features/engagement/comment/set-comment-like.ts';
import type { FollowChange } from '../../features/engagement/follow/set-follow.ts';
import type { LikeChange } from '../../features/engagement/like/set-like.ts';
import type { ScoreTarget } from '../../features/engagement/score/set-score.ts';
import type { BookingChange } from '../../features/live/set-booked.ts';
import type { GatedAction, GatedActions } from '../../lib/gated-action.ts';

declare module '../../lib/gated-action.ts' {
  interface GatedActions {
    /** Publishes: a membership comes before the scene (rules/membership#publish). */
    publish: object;
    /** Stores a resource in a folder, or removes it. */
    collect: CollectChange;
    /** Opens the choice of the folders of a resource. */
    collectInto: CollectTarget;
    /** Opens the score of a resource. */
    score: ScoreTarget;
    /** Follows a doctor or an association, or ends that. */
    follow: FollowChange;
    /** Likes a resource or a doctor, or ends that. */
    like: LikeChange;
    /** Likes a comment, or ends that. */
    likeComment: CommentLike;
    /** Opens the field that answers a comment, or goes to that of first comments. */
    writeComment: { readonly commentId: string | null };
    /** Books a live event or an item of its agenda, or cancels that. */
    bookLive: BookingChange;
    /** Downloads a file that goes with a course. */
    downloadAttachment: Attachment;
    /** Shows the following list. */
    showFollowing: object;
    /** Shows where messages are read. */
    showMessages: object;
  }
}

/** The scene of each gated action; null for one that opens its own dialog. A missing name does not compile. */
const scenes: { readonly [Name in keyof GatedActions]: PermissionScene | null } = {
  publish: null,
  collect: PermissionScene.favorites,
  collectInto: PermissionScene.favorites,
  score: PermissionScene.score,
  follow: PermissionScene.follow,
  like: PermissionScene.doctorLike,
  likeComment: PermissionScene.likeComments,
  writeComment: PermissionScene.postComments,
  bookLive: null,
  downloadAttachment: PermissionScene.academicResources,
  showFollowing: PermissionScene.myFollowList,
  showMessages: PermissionScene.homeMessages,
};

/** The scene that gates an action, null for one that opens its own dialog (rules/permission#scenes). */
export const getScene = ({ name }: GatedAction): PermissionScene | null => scenes[name];

/**
 * Does an action that a scene gates; loaded with the first action, so that no page waits for actions that its reader
 * may never do.
 */
export async function runAction(action: GatedAction): Promise<void> {
  await (await import('./run-action.ts')).runAction(action);
}

/** Returns true when this version of the portal has an action, which an older one may have stored. */
export const isKnown = ({ name }: GatedAction): boolean => Object.hasOwn(scenes, name);

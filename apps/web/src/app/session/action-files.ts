/** The files of the actions that the offline queue stores: they are loaded when the page is idle (rules/offline#actions). */
export const actionFiles = {
  like: () => import('../../features/engagement/like/set-like.ts'),
  collect: () => import('../../features/engagement/collection/set-collected.ts'),
  follow: () => import('../../features/engagement/follow/set-follow.ts'),
  bookLive: () => import('../../features/live/set-booked.ts'),
  likeComment: () => import('../../features/engagement/comment/set-comment-like.ts'),
  late: () => import('./late-actions.ts'),
};

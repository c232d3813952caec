import { useFollowingExpansion } from '../../entities/engagement/following-expansion.ts';
import { openDialog } from '../../lib/dialogs.ts';
import type { GatedAction, GatedActions } from '../../lib/gated-action.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';

/** The function of each gated action. */
const runs: { readonly [Name in keyof GatedActions]: (data: GatedActions[Name]) => void | Promise<void> } = {
  publish: async () => (await import('./publish.ts')).startPublishing(),
  collect: async (data) =>
    (await import('../../features/engagement/collection/set-collected.ts')).setCollected(queryClient, data),
  collectInto: (data) => openDialog('collectInto', data),
  score: (data) => openDialog('score', data),
  follow: async (data) => (await import('../../features/engagement/follow/set-follow.ts')).setFollow(queryClient, data),
  like: async (data) => (await import('../../features/engagement/like/set-like.ts')).setLike(queryClient, data),
  likeComment: async (data) =>
    (await import('../../features/engagement/comment/set-comment-like.ts')).setCommentLike(queryClient, data),
  writeComment: async ({ commentId }) =>
    (await import('../../features/engagement/comment/open-composer.ts')).openComposer(commentId),
  bookLive: async (data) => (await import('../../features/live/set-booked.ts')).setBooked(queryClient, data),
  downloadAttachment: async (data) =>
    (await import('../../features/course/page/download-attachment.ts')).downloadAttachment(data),
  showFollowing,
  showMessages: () => openDialog('leadToApp', { about: 'messages' }),
};

/** Does an action that a scene gates. */
export async function runAction<Name extends keyof GatedActions>({ name, data }: GatedAction<Name>): Promise<void> {
  await runs[name](data);
}

/** Shows the whole following list: in the sidebar where it has labels, else in the slide-over. */
function showFollowing(): void {
  useFollowingExpansion.setState({ expanded: true });
  if (document.querySelector('[data-sidebar="full"]') === null) openDialog('sidebar');
}

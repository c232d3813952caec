import type { Followed } from '../../../entities/engagement/api/list-following.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { useMarkFollowingSeen } from '../api/mark-following-seen.ts';

/** Click handler of an entry of the following list (rules/follow#follow-list). */
export function useOpenFollowed() {
  const { mutate: markSeen } = useMarkFollowingSeen();
  const markAsSeen = (followed: Followed) => {
    if (followed.updateNum > 0) markSeen(followed);
  };
  return {
    /** For a link, which opens the page by its own. */
    markAsSeen,
    leadToApp: (followed: Followed) => {
      markAsSeen(followed);
      openDialog('leadToApp', { about: 'content' });
    },
  };
}

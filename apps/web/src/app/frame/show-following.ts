import { useFollowingExpansion } from '../../entities/engagement/following-expansion.ts';
import { openDialog } from '../../lib/dialogs.ts';

/** Shows the whole following list: in the sidebar where it has labels, else in the slide-over. */
export function showFollowing(): void {
  useFollowingExpansion.setState({ expanded: true });
  if (document.querySelector('[data-sidebar="full"]') === null) openDialog('sidebar');
}

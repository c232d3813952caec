import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { FollowingLead } from './following-lead.tsx';
import { FollowingList } from './following-list.tsx';

/** The following list, or for a visitor the lead to it. */
export function Following(props: Parameters<typeof FollowingList>[0]) {
  return useIsLoggedIn() ? <FollowingList {...props} /> : <FollowingLead />;
}

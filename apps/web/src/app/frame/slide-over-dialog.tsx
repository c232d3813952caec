import { FollowingList } from '../../features/engagement/following-list.tsx';
import { SlideOver } from '../../features/shell/sidebar/slide-over.tsx';

/** The slide-over sidebar with the followed list. */
export function Component({ onClose }: { onClose: () => void }) {
  return <SlideOver following={<FollowingList variant="full" replace />} onClose={onClose} />;
}

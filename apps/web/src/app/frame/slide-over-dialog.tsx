import { Following } from '../../features/engagement/following/following.tsx';
import { SlideOver } from '../../features/shell/sidebar/slide-over.tsx';

/** The slide-over sidebar with the followed list. */
export function Component({ onClose }: { onClose: () => void }) {
  return <SlideOver following={<Following variant="full" replace />} onClose={onClose} />;
}

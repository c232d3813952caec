import { FanCount } from '../../../features/engagement/follow/fan-count.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import type { AuthorEngagement } from '../../../features/video/page/author-card.tsx';
import { VideoDetail } from '../../../features/video/page/video-detail.tsx';
import { VideoSkeleton } from '../../../features/video/page/video-skeleton.tsx';
import { ItemPage } from '../../page/item-page.tsx';

const engagement: AuthorEngagement = {
  fans: ({ id }) => <FanCount target={{ resourceType: 9, resourceId: id }} />,
  follow: ({ id, name }) => <FollowButton target={{ resourceType: 9, resourceId: id }} name={name} />,
};

/** A video. */
export function Component() {
  return <ItemPage skeleton={<VideoSkeleton />} view={(id) => <VideoDetail id={id} engagement={engagement} />} />;
}

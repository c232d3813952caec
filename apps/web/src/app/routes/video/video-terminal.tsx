import { ResourceType } from '@osteon/domain';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { FanCount } from '../../../features/engagement/follow/follow-counts.tsx';
import { VideoDetail, type VideoEngagement } from '../../../features/video/page/video-detail.tsx';
import { VideoSkeleton } from '../../../features/video/page/video-skeleton.tsx';
import { inBackground } from '../../../lib/chunk/in-background.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { ItemActions } from '../../page/item-engagement.tsx';
import { ItemPage } from '../../page/item-page.tsx';

const engagement: VideoEngagement = {
  fans: ({ id }) => <FanCount target={{ resourceType: ResourceType.author, resourceId: id }} />,
  follow: ({ id, name }) => <FollowButton target={{ resourceType: ResourceType.author, resourceId: id }} name={name} />,
  actions: (id, more) => <ItemActions item={{ resourceType: ResourceType.video, resourceId: id }}>{more}</ItemActions>,
};

// Below the video and its parts, which come first.
const VideoComments = lazyPart(
  async () => (await inBackground(() => import('../../page/video-comments.tsx'))).VideoComments,
);

// Shows nothing.
const RecordBrowse = lazyPart(
  async () => (await inBackground(() => import('../../../features/engagement/browse/record-browse.tsx'))).RecordBrowse,
);

/** A video. */
export function Component() {
  return (
    <ItemPage
      skeleton={<VideoSkeleton />}
      view={(id, { lessonId, panel }) => (
        <>
          <VideoDetail
            id={id}
            lessonId={lessonId}
            course={panel}
            engagement={engagement}
            comments={(player) => (
              <Region skeleton={null}>
                <VideoComments id={id} player={player} />
              </Region>
            )}
          />
          <LazyBoundary>
            <RecordBrowse resourceType={ResourceType.video} resourceId={id} />
          </LazyBoundary>
        </>
      )}
    />
  );
}

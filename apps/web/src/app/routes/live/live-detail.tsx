import { ResourceType } from '@osteon/domain';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { LiveSkeleton } from '../../../features/live/page/live-skeleton.tsx';
import { LiveView } from '../../../features/live/page/live-view.tsx';
import { LiveVisit } from '../../../features/live/page/live-visit.tsx';
import { reportLiveFailure } from '../../../features/live/page/report-live-failure.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { ItemPage } from '../../page/item-page.tsx';

// The parts beside the agenda are not urgent.
const LiveAside = lazyPart(async () => (await import('../../page/live-aside.tsx')).LiveAside);

// Comments of replays alone.
const LiveComments = lazyPart(async () => (await import('../../page/live-comments.tsx')).LiveComments);

/** A live event. */
export function Component() {
  return (
    <ItemPage
      param="activityId"
      skeleton={<LiveSkeleton />}
      onError={reportLiveFailure}
      view={(activityId) => (
        <>
          <LiveView
            activityId={activityId}
            comments={
              <Region skeleton={null}>
                <LiveComments activityId={activityId} />
              </Region>
            }
            aside={
              <LazyBoundary>
                <LiveAside activityId={activityId} />
              </LazyBoundary>
            }
            follow={({ id, name }) => (
              <FollowButton target={{ resourceType: ResourceType.author, resourceId: id }} name={name} quiet />
            )}
          />
          <LiveVisit activityId={activityId} page="liveTerminal" />
          <RecordBrowse resourceType={ResourceType.live} resourceId={activityId} />
        </>
      )}
    />
  );
}

import { ResourceType } from '@osteon/domain';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { MeetingSkeleton } from '../../../features/live/meeting/meeting-skeleton.tsx';
import { LiveVisit } from '../../../features/live/page/live-visit.tsx';
import { MeetingPage } from '../../../features/live/page/meeting-page.tsx';
import { reportLiveFailure } from '../../../features/live/page/report-live-failure.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { ItemPage } from '../../page/item-page.tsx';

// The parts beside the agenda are not urgent.
const LiveAside = lazyPart(async () => (await import('../../page/live-aside.tsx')).LiveAside);

// Comments of replays alone.
const LiveComments = lazyPart(async () => (await import('../../page/live-comments.tsx')).LiveComments);

/** A meeting, or the room of one of its halls. */
export function Component() {
  return (
    <ItemPage
      param="liveMeetingUuid"
      skeleton={<MeetingSkeleton />}
      onError={reportLiveFailure}
      view={(activityId) => (
        <>
          <MeetingPage
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
          <LiveVisit activityId={activityId} page="conference" />
          <RecordBrowse resourceType={ResourceType.meeting} resourceId={activityId} />
        </>
      )}
    />
  );
}

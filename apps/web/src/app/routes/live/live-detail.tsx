import { ResourceType } from '@osteon/domain';
import { LiveSkeleton } from '../../../features/room/page/live-skeleton.tsx';
import { LiveView } from '../../../features/room/page/live-view.tsx';
import { EventPage } from '../../page/event-page.tsx';

/** A live event. */
export function Component() {
  return (
    <EventPage
      param="activityId"
      skeleton={<LiveSkeleton />}
      page="liveTerminal"
      resourceType={ResourceType.live}
      view={(props) => <LiveView {...props} />}
    />
  );
}

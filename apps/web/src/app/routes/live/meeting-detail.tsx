import { ResourceType } from '@osteon/domain';
import { MeetingSkeleton } from '../../../features/room/meeting/meeting-skeleton.tsx';
import { MeetingPage } from '../../../features/room/page/meeting-page.tsx';
import { EventPage } from '../../page/event-page.tsx';

/** A meeting, or the room of one of its halls. */
export function Component() {
  return (
    <EventPage
      param="liveMeetingUuid"
      skeleton={<MeetingSkeleton />}
      page="conference"
      resourceType={ResourceType.meeting}
      view={(props) => <MeetingPage {...props} />}
    />
  );
}

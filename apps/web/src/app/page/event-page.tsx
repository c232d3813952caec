import { ResourceType } from '@osteon/domain';
import type { ReactNode } from 'react';
import { RecordBrowse } from '../../features/engagement/browse/record-browse.tsx';
import { FollowButton } from '../../features/engagement/follow/follow-button.tsx';
import type { LiveViewProps } from '../../features/room/page/live-view.tsx';
import { LiveVisit, reportLiveFailure } from '../../features/room/page/live-visit.tsx';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../ui/region/region.tsx';
import { EventStage } from './event-stage.tsx';
import { ItemPage } from './item-page.tsx';

// The parts beside the agenda are not urgent.
const LiveAside = lazyPart(async () => (await import('./live-aside.tsx')).LiveAside);

// Comments of replays alone.
const LiveComments = lazyPart(async () => (await import('./live-comments.tsx')).LiveComments);

interface EventPageProps {
  /** The query parameter with the id of the event. */
  param: 'activityId' | 'liveMeetingUuid';
  skeleton: ReactNode;
  /** The kind of page (rules/analytics#live-actions). */
  page: 'liveTerminal' | 'conference';
  resourceType: typeof ResourceType.live | typeof ResourceType.meeting;
  /** The page itself, from the parts that other features provide. */
  view: (props: LiveViewProps) => ReactNode;
}

/** The page of a live event or of a meeting, with the parts and reports that both have. */
export function EventPage({ param, skeleton, page, resourceType, view }: EventPageProps) {
  return (
    <ItemPage
      param={param}
      skeleton={skeleton}
      onError={reportLiveFailure}
      view={(activityId) => (
        <>
          {view({
            activityId,
            stage: (props) => <EventStage {...props} />,
            comments: (
              <Region skeleton={null}>
                <LiveComments activityId={activityId} />
              </Region>
            ),
            aside: (
              <LazyBoundary>
                <LiveAside activityId={activityId} />
              </LazyBoundary>
            ),
            follow: ({ id, name }) => (
              <FollowButton target={{ resourceType: ResourceType.author, resourceId: id }} name={name} quiet />
            ),
          })}
          <LiveVisit activityId={activityId} page={page} />
          <RecordBrowse resourceType={resourceType} resourceId={activityId} />
        </>
      )}
    />
  );
}

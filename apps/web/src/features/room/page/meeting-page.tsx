import { usePrefetchQuery } from '@tanstack/react-query';
import { getActivityDetailQuery } from '../../../entities/live/api/get-activity-detail.ts';
import { getLiveTabListQuery } from '../../../entities/room/api/get-live-tab-list.ts';
import { useChannelParam, useStartParams } from '../../../entities/stream/player/room-params.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { LiveView, type LiveViewProps } from './live-view.tsx';

const MeetingView = lazyPart(async () => (await import('./live-below.ts')).MeetingView);

/**
 * The page of a meeting; with a channel or a second of the replay in the URL the room of a hall
 * (rules/room#rooms).
 */
export function MeetingPage(props: LiveViewProps) {
  const { activityId } = props;
  // Prefetched while the code is loaded.
  usePrefetchQuery(getActivityDetailQuery(activityId));
  usePrefetchQuery(getLiveTabListQuery(activityId));
  const [channel] = useChannelParam();
  const { second } = useStartParams();
  if (channel === '' && second === null) return <MeetingView activityId={activityId} />;
  return <LiveView {...props} />;
}

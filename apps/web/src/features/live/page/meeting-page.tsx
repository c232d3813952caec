import { usePrefetchQuery } from '@tanstack/react-query';
import { getActivityDetailQuery } from '../../../entities/live/api/get-activity-detail.ts';
import { getLiveTabListQuery } from '../../../entities/live/api/get-live-tab-list.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useChannelOfAddress } from '../address/use-channel-of-address.ts';
import { useStartOfAddress } from '../address/use-start-of-address.ts';
import { LiveView, type LiveViewProps } from './live-view.tsx';

const MeetingView = lazyPart(async () => (await import('./live-below.ts')).MeetingView);

/** The page of a meeting; with a channel or a second of the replay in the URL the room of a hall (rules/live#rooms). */
export function MeetingPage(props: LiveViewProps) {
  const { activityId } = props;
  // Prefetched while the code is loaded.
  usePrefetchQuery(getActivityDetailQuery(activityId));
  usePrefetchQuery(getLiveTabListQuery(activityId));
  const [channel] = useChannelOfAddress();
  const { second } = useStartOfAddress();
  if (channel === '' && second === null) return <MeetingView activityId={activityId} />;
  return <LiveView {...props} />;
}

import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Which replay: of a channel, or the event's film, whose channel is empty. */
interface Replayed {
  readonly activityId: string;
  readonly channelId: string;
}

/** All messages of a stretch of a replay in order, and when the next one behind it is seen. */
export const getPlaybackRealtimeMessageQuery = (
  { activityId, channelId }: Replayed,
  fromSeconds: number,
  toSeconds: number,
) =>
  queryOptions({
    queryKey: [...gatewayKey('getPlaybackRealtimeMessage'), activityId, channelId, fromSeconds, toSeconds],
    queryFn: async () => {
      const stretch = { activityId, fromSeconds, toSeconds, ...(channelId !== '' && { channelId }) };
      let page = await callGateway('getPlaybackRealtimeMessage', stretch);
      const list = [...page.list];
      while (page.nextCursor !== null) {
        page = await callGateway('getPlaybackRealtimeMessage', { ...stretch, cursor: page.nextCursor });
        list.push(...page.list);
      }
      return { list, nextSeconds: page.nextSeconds };
    },
    // What was said stays said.
    staleTime: Number.POSITIVE_INFINITY,
  });

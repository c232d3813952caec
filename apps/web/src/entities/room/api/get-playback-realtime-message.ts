import type { ResponseOf } from '@osteon/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** The replay of a channel, or the event's video, whose channel is empty. */
interface ReplayKey {
  readonly activityId: string;
  readonly channelId: string;
  /** The reader, whose own messages are marked; empty for a visitor. */
  readonly customerId: string;
}

/** All messages in a time range of a replay in order, and the second of the next message after it. */
export const getPlaybackRealtimeMessageQuery = (
  { activityId, channelId, customerId }: ReplayKey,
  fromSeconds: number,
  toSeconds: number,
) =>
  queryOptions({
    queryKey: [...gatewayKey('getPlaybackRealtimeMessage'), activityId, channelId, customerId, fromSeconds, toSeconds],
    queryFn: async () => {
      const range = { activityId, fromSeconds, toSeconds, ...(channelId !== '' && { channelId }) };
      let page = await callGateway('getPlaybackRealtimeMessage', range);
      const list = [...page.list];
      while (page.nextCursor !== null) {
        page = await callGateway('getPlaybackRealtimeMessage', { ...range, cursor: page.nextCursor });
        list.push(...page.list);
      }
      return { list, nextSeconds: page.nextSeconds };
    },
    // Messages of the past change by deletions alone, which are pushed.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Removes deleted messages from every cached range. */
export function removeFromGetPlaybackRealtimeMessage(queries: QueryClient, ids: ReadonlySet<string>): void {
  queries.setQueriesData<Pick<ResponseOf<'getPlaybackRealtimeMessage'>, 'list' | 'nextSeconds'>>(
    { queryKey: gatewayKey('getPlaybackRealtimeMessage') },
    (known) => known && { ...known, list: known.list.filter(({ msgId }) => !ids.has(msgId)) },
  );
}

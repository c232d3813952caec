import type { ResponseOf } from '@osteon/contract';
import { getPollStateAt } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetActivityDetailClock } from '../../../entities/live/api/get-activity-detail.ts';
import { useGatewayNow } from '../../../entities/live/countdown.ts';
import { listLivePollsQuery } from '../../../entities/room/api/list-live-polls.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { storeColumnSeen } from '../column/column-seen.ts';
import { usePushRefetch } from '../column/use-push-refetch.ts';

/** A poll as its reader sees it. */
export type LivePoll = ResponseOf<'listLivePolls'>['list'][number];

/** Update interval of the remaining time, in ms. */
const TICK_MS = 1000;

/**
 * The polls of an event while they are shown, by their states at the gateway's time. They are fetched again when they
 * change and when the time of one is over, and are marked as seen (rules/room-poll#states).
 */
export function useLivePolls(activityId: string) {
  const query = useQuery({ ...listLivePollsQuery(activityId, useCustomerId()), staleTime: 0 });
  const { data, dataUpdatedAt } = query;
  const refetchPolls = usePushRefetch(`${activityId}-polls`, 'listLivePolls');

  const offset = useGetActivityDetailClock(activityId);
  const endsAt = data?.list.find(({ state }) => state === 'open')?.endsAt ?? null;
  useEffect(() => {
    // An answer may have been given just before the end, and then has the poll open: each one sets a new timer.
    if (endsAt === null || dataUpdatedAt === 0) return;
    const timer = setTimeout(refetchPolls, Math.max(0, endsAt - offset - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, offset, refetchPolls, dataUpdatedAt]);

  const latest = Math.max(0, ...(data?.list ?? []).map(({ openedAt }) => openedAt ?? 0));
  useEffect(() => {
    if (latest > 0) storeColumnSeen(activityId, 'polls', latest);
  }, [activityId, latest]);

  const now = useGatewayNow(activityId, TICK_MS);
  const polls = data?.list.map((poll) => ({ ...poll, state: getPollStateAt(poll.state, poll.endsAt, now) }));
  return { polls, now, error: query.error, isFetching: query.isFetching, retry: () => void query.refetch() };
}

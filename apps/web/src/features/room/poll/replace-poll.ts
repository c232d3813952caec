import type { QueryClient } from '@tanstack/react-query';
import { listLivePollsQuery } from '../../../entities/room/api/list-live-polls.ts';
import type { LivePoll } from './use-live-polls.ts';

/**
 * Shows an answered poll in place of its former version, the latest first; without one (null) the poll is deleted. A
 * fetch under way may have an older version, and is cancelled.
 */
export async function replacePoll(
  queries: QueryClient,
  { activityId, customerId, pollId }: { activityId: string; customerId: string; pollId: string },
  poll: LivePoll | null,
): Promise<void> {
  const { queryKey } = listLivePollsQuery(activityId, customerId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => {
    if (!before) return before;
    const isKnown = before.list.some((each) => each.pollId === pollId);
    if (!isKnown) return poll ? { list: [poll, ...before.list] } : before;
    return { list: before.list.flatMap((each) => (each.pollId === pollId ? (poll ?? []) : each)) };
  });
}

import { POLL_MS, PUSHED_POLL_MS } from '@osteon/domain';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePushState } from '../push/push-state.ts';
import { useLeaderElection } from './leader-election.ts';

/** Before the key in the name of the channel between tabs. */
const PREFIX = 'osteon ';

/**
 * Polls a query every five seconds while the page is visible, in one tab for the whole browser; rarely while push hints
 * arrive (rules/polling#polls). The other tabs show the same answers. A failure is silent: the last answer stays, and
 * the next poll tries again.
 */
export function useSharedPoll<Answer>(
  query: UseQueryOptions<Answer, Error, Answer, unknown[]>,
  { enabled }: { enabled: boolean },
): Answer | undefined {
  const queries = useQueryClient();
  const leads = useLeaderElection((state) => state.leads);
  const isPushAlive = usePushState((state) => state.isAlive);
  const polls = enabled && leads;
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    enabled: polls,
    staleTime: 0,
    refetchInterval: isPushAlive ? PUSHED_POLL_MS : POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const name = `${PREFIX}${JSON.stringify(query.queryKey)}`;

  useEffect(() => {
    if (polls || !enabled) return;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
      queries.setQueryData(JSON.parse(name.slice(PREFIX.length)), answer);
    });
    return () => channel.close();
  }, [polls, enabled, name, queries]);

  useEffect(() => {
    if (!polls || dataUpdatedAt === 0) return;
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of this origin only
    channel.postMessage(data);
    channel.close();
  }, [polls, data, dataUpdatedAt, name]);

  return enabled ? data : undefined;
}

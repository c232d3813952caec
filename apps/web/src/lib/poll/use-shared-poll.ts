import { POLL_MS, PUSHED_POLL_MS } from '@osteon/domain';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePushState } from '../push/push-state.ts';
import { useLeaderElection } from './leader-election.ts';

/** Before the key in the name of the channel between tabs. */
const PREFIX = 'osteon ';

/**
 * Asks every five seconds while the page is visible, one tab for all of the browser (seed 000 §4 and §9); seldom while
 * hints come (spec-decision 26). What one tab is answered, the others show too. A failure is silent: the last answer
 * stays, and the next poll asks again.
 */
export function useSharedPoll<Answer>({
  key,
  ask,
  enabled,
}: {
  key: QueryKey;
  ask: () => Promise<Answer>;
  enabled: boolean;
}): Answer | undefined {
  const queries = useQueryClient();
  const leads = useLeaderElection((state) => state.leads);
  const heard = usePushState((state) => state.heard);
  const asks = enabled && leads;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: key,
    queryFn: ask,
    enabled: asks,
    staleTime: 0,
    refetchInterval: heard ? PUSHED_POLL_MS : POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const name = `${PREFIX}${JSON.stringify(key)}`;

  useEffect(() => {
    if (asks || !enabled) return;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
      queries.setQueryData(JSON.parse(name.slice(PREFIX.length)), answer);
    });
    return () => channel.close();
  }, [asks, enabled, name, queries]);

  useEffect(() => {
    if (!asks || dataUpdatedAt === 0) return;
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of this origin only
    channel.postMessage(data);
    channel.close();
  }, [asks, data, dataUpdatedAt, name]);

  return enabled ? data : undefined;
}

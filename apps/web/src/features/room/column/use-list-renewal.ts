import type { CallName } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { storeColumnSeen } from './column-seen.ts';

/** The lists of an event that start again when it is announced again; its chat is a log of its own. */
const STARTED_AGAIN: readonly CallName[] = [
  'getLiveMeetingNoticeList',
  'listHeldMessages',
  'listReportedMessages',
  'listLiveQuestions',
  'listLivePolls',
  'getUserList',
  'getLiveFigures',
];

/**
 * Fetches the lists of an open page again when its event is announced again (rules/room-chat#announced-again), and its
 * questions when it becomes a replay, in whose seconds the times of their answers are then (rules/room-question#answers).
 */
export function useListRenewal(activityId: string, announcedAt: number | null, isReplay: boolean): void {
  const queries = useQueryClient();
  const known = useRef({ activityId, announcedAt, isReplay });
  useEffect(() => {
    const before = known.current;
    known.current = { activityId, announcedAt, isReplay };
    if (before.activityId !== activityId) return;
    if (before.announcedAt !== announcedAt) {
      for (const name of STARTED_AGAIN) void refetch(queries, name);
      // The deleted messages of an assistant. The log is being loaded already, which must not be cancelled.
      void queries.invalidateQueries({ queryKey: gatewayKey('getHistoryMessages') });
      // The first question is new, however many there were before.
      storeColumnSeen(activityId, 'questions', 0);
    } else if (before.isReplay !== isReplay) void refetch(queries, 'listLiveQuestions');
  }, [queries, activityId, announcedAt, isReplay]);
}

import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The number of events that each filter leaves, and the days of the calendar. */
export type LiveCounts = ResponseOf<'countLives'>;

/**
 * Undefined while they load and after a failure; the counts of the previous choice stay until those of the new one are
 * loaded.
 */
export function useCountLives(choice: RequestOf<'countLives'>): LiveCounts | undefined {
  const customerId = useCustomerId();
  // Only the number of the started replays is the reader's own.
  const owner: [customerId?: string] = choice.unfinished === undefined ? [] : [customerId];
  return useQuery({ ...gatewayQuery('countLives', choice, ...owner), placeholderData: keepPreviousData }).data;
}

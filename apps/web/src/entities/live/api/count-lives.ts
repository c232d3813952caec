import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The number of events that each filter leaves, and the days of the calendar. */
export type LiveCounts = ResponseOf<'countLives'>;

/**
 * Undefined while they load and after a failure; the counts of the previous choice stay until those of the new one are
 * loaded.
 */
export const useCountLives = (choice: RequestOf<'countLives'>): LiveCounts | undefined =>
  useQuery({ ...gatewayQuery('countLives', choice), placeholderData: keepPreviousData }).data;

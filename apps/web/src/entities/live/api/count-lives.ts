import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** How many events each filter leaves, and the days of the calendar. */
export type LiveCounts = ResponseOf<'countLives'>;

/** Undefined until they are loaded, and after a failure; those of the choice before until those of the next are there. */
export const useCountLives = (choice: RequestOf<'countLives'>): LiveCounts | undefined =>
  useQuery({ ...gatewayQuery('countLives', choice), placeholderData: keepPreviousData }).data;

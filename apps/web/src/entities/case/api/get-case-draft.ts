import type { ResponseOf } from '@osteon/contract';
import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** An own draft with the remarks of its reviewer. */
export type CaseDraft = ResponseOf<'getCaseDraft'>;

/** Read again each time that the editor opens it: another device may have saved it. */
export const getCaseDraftQuery = (id: string, customerId: string) =>
  queryOptions({ ...gatewayQuery('getCaseDraft', { id }, customerId), staleTime: 0, gcTime: 0 });

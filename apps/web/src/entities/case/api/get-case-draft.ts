import type { ResponseOf } from '@osteon/contract';
import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { gatewayKey, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** An own draft with the remarks of its reviewer. */
export type CaseDraft = ResponseOf<'getCaseDraft'>;

/** Read again each time that it is opened: another device may have saved it. */
export const getCaseDraftQuery = (id: string, customerId: string) =>
  queryOptions({ ...gatewayQuery('getCaseDraft', { id }, customerId), staleTime: 0, gcTime: 0 });

/** The same for the editor: null without a network where this browser has a copy of it. */
export const getCaseDraftOrNullQuery = (id: string, customerId: string, hasCopy: () => boolean) =>
  queryOptions({
    queryKey: [...gatewayKey('getCaseDraft'), { id }, customerId, 'editor'],
    queryFn: async (): Promise<CaseDraft | null> => {
      try {
        return await callGateway('getCaseDraft', { id });
      } catch (error) {
        if (error instanceof GatewayError && error.kind !== 'refused' && hasCopy()) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });

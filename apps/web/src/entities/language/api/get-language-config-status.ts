import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { logFailure } from '../../../lib/gateway/log-failure.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The choice of languages: status 1 if the customer ever chose any, 0 otherwise. */
export const getLanguageConfigStatusQuery = (customerId: string) =>
  queryOptions({
    ...gatewayQuery('getLanguageConfigStatus', {}, customerId),
    queryFn: () => callGateway('getLanguageConfigStatus', {}).catch(logFailure('getLanguageConfigStatus')),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The same, fetched only where `enabled`. */
export function useGetLanguageConfigStatus(enabled: boolean) {
  const customerId = useCustomerId();
  return useQuery({ ...getLanguageConfigStatusQuery(customerId), enabled: enabled && customerId !== '' }).data;
}

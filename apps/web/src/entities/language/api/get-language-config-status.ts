import { queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Whether the customer ever chose languages: status 0 never, 1 yes. */
export const getLanguageConfigStatusQuery = (customerId: string) =>
  queryOptions({ ...gatewayQuery('getLanguageConfigStatus', {}, customerId), staleTime: Number.POSITIVE_INFINITY });

/** The same, fetched only where `enabled`. */
export function useGetLanguageConfigStatus(enabled: boolean) {
  const customerId = useCustomerId();
  return useQuery({ ...getLanguageConfigStatusQuery(customerId), enabled: enabled && customerId !== '' }).data;
}

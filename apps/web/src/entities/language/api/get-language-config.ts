import type { LanguagePreference } from '@osteon/domain';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { logFailure } from '../../../lib/gateway/log-failure.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The languages that a customer has chosen; disabled for a visitor. */
export const getLanguageConfigQuery = (customerId: string) =>
  queryOptions({
    ...gatewayQuery('getLanguageConfig', {}, customerId),
    queryFn: () => callGateway('getLanguageConfig', {}).catch(logFailure('getLanguageConfig')),
    enabled: customerId !== '',
  });

/** The languages, for a part that waits for them. */
export const useGetLanguageConfig = (): LanguagePreference =>
  useSuspenseQuery(getLanguageConfigQuery(useCustomerId())).data;

/** The languages, for a part that does not wait: undefined for a visitor, before the response and after a failure. */
export function useGetLanguageConfigIfKnown() {
  const { data, isError } = useQuery(getLanguageConfigQuery(useCustomerId()));
  return { known: data, isError };
}

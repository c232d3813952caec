import type { LanguagePreference } from '@osteon/domain';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The languages that a customer has chosen; disabled for a visitor. */
export const getLanguageConfigQuery = (customerId: string) =>
  queryOptions({ ...gatewayQuery('getLanguageConfig', {}, customerId), enabled: customerId !== '' });

/** The languages, for a part that waits for them. */
export const useGetLanguageConfig = (): LanguagePreference =>
  useSuspenseQuery(getLanguageConfigQuery(useCustomerId())).data;

/** The languages; undefined for a visitor, before the answer and after a failure. */
export const useGetLanguageConfigIfKnown = () => useQuery(getLanguageConfigQuery(useCustomerId())).data;

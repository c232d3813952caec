import type { LanguagePreference } from '@osteon/domain';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** The languages that a customer has chosen (seed 000 §3); nobody's for a visitor. */
export const languageQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['getLanguageConfig', customerId],
    queryFn: () => callGateway('getLanguageConfig', {}),
    enabled: customerId !== '',
  });

const useCustomerId = () => useSession((state) => state.customerId);

/** The languages, once they are known. */
export const useLanguages = (): LanguagePreference => useSuspenseQuery(languageQuery(useCustomerId())).data;

/** The languages where they can be had: without data for a visitor, before the answer and after a failure. */
export const useLanguagesIfKnown = () => useQuery(languageQuery(useCustomerId())).data;

/** Whether the customer was ever asked for languages (seed 001 §7, language config status); asked only where `wanted`. */
export function useNeverChosen(wanted: boolean): boolean {
  const customerId = useCustomerId();
  const { data } = useQuery({
    queryKey: ['getLanguageConfigStatus', customerId],
    queryFn: () => callGateway('getLanguageConfigStatus', {}),
    enabled: wanted && customerId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.status === 0;
}

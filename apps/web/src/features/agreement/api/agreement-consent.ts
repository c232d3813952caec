import type { RequestOf, ResponseOf } from '@osteon/contract';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** An agreement and the customer's consent to it. */
export type Consent = ResponseOf<'getAgreementConsent'>['list'][number];

/** The customer's consent to both agreements (spec-decision 11i). */
export const consentQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['getAgreementConsent', customerId],
    queryFn: async () => (await callGateway('getAgreementConsent', {})).list,
  });

/** The same for a part of a page. */
export const useConsents = (customerId: string): Consent[] => useSuspenseQuery(consentQuery(customerId)).data;

/** Accepts versions that are in force. */
export function useAcceptAgreements() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (accepted: RequestOf<'acceptAgreements'>['accepted']) => callGateway('acceptAgreements', { accepted }),
    onSettled: () => client.invalidateQueries({ queryKey: ['getAgreementConsent'] }),
  });
}

import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** An agreement and the customer's consent to it. */
export type Consent = ResponseOf<'getAgreementConsent'>['list'][number];

/** The customer's consent to both agreements (rules/agreement#consent). */
export const getAgreementConsentQuery = (customerId: string) => gatewayQuery('getAgreementConsent', {}, customerId);

/** The same for a part of a page. */
export const useGetAgreementConsent = (customerId: string): readonly Consent[] =>
  useSuspenseQuery(getAgreementConsentQuery(customerId)).data.list;

import type { RequestOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The code of one of the two agreements. */
export type AgreementCode = RequestOf<'getAgreementByCode'>['code'];

/** An agreement with its sections. */
export const useGetAgreementByCode = (code: AgreementCode) =>
  useSuspenseQuery({ ...gatewayQuery('getAgreementByCode', { code }), staleTime: Number.POSITIVE_INFINITY });

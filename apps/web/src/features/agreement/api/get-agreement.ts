import type { RequestOf } from '@osteon/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Which of the two agreements. */
export type AgreementCode = RequestOf<'getAgreementByCode'>['code'];

const agreementQuery = (code: AgreementCode) =>
  queryOptions({
    queryKey: ['getAgreementByCode', code],
    queryFn: () => callGateway('getAgreementByCode', { code }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** An agreement with its sections. */
export const useAgreement = (code: AgreementCode) => useSuspenseQuery(agreementQuery(code));

import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The credit of a customer in a year. */
export type CreditYear = ResponseOf<'getCreditYear'>;

/** The requested year, or days of one. */
export type RequestedCredit = RequestOf<'getCreditYear'>;

/** A line of it. */
export type CreditLine = CreditYear['lines'][number];

/** Poll interval while a transcript is being prepared, in ms. */
const POLL_MS = 5_000;

/** The customer's credit, of the present year by default; polled while a transcript is being prepared. */
export const useGetCreditYear = (request: RequestedCredit = {}): CreditYear =>
  useSuspenseQuery({
    ...gatewayQuery('getCreditYear', request, useCustomerId()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.transcript?.state === 'preparing' ? POLL_MS : false),
  }).data;

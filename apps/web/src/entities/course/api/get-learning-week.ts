import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** What the customer has learnt in the present week, read again at each visit. */
export const useGetLearningWeek = () =>
  useSuspenseQuery({ ...gatewayQuery('getLearningWeek', {}, useCustomerId()), staleTime: 0 }).data;

import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The customer's progress in the present week, refetched at each visit. */
export const useGetLearningWeek = () =>
  useSuspenseQuery({ ...gatewayQuery('getLearningWeek', {}, useCustomerId()), staleTime: 0 }).data;

import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The specialties to choose from in a profile. */
export const useGetAuthMajor = () =>
  useSuspenseQuery({ ...gatewayQuery('getAuthMajor', {}), staleTime: Number.POSITIVE_INFINITY }).data.list;

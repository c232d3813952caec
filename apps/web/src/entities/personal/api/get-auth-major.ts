import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The specialties, in their order. */
export const getAuthMajorQuery = () =>
  queryOptions({ ...gatewayQuery('getAuthMajor', {}), staleTime: Number.POSITIVE_INFINITY });

/** The specialties to choose from in a profile. */
export const useGetAuthMajor = () => useSuspenseQuery(getAuthMajorQuery()).data.list;

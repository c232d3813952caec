import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const majorsQuery = queryOptions({
  queryKey: ['getAuthMajor'],
  queryFn: () => callGateway('getAuthMajor', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The specialties (spec-decision 11c). */
export const useMajors = () => useSuspenseQuery(majorsQuery).data.list;

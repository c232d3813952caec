import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const specialtiesQuery = () =>
  queryOptions({
    queryKey: ['listSpecialties', undefined],
    queryFn: () => callGateway('listSpecialties', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The specialties to choose from; none while they are not known: the results do not wait for them. */
export const useSpecialtyNames = () => useQuery(specialtiesQuery()).data?.list ?? [];

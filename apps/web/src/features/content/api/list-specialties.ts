import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const specialtiesQuery = (resourceType: number | undefined) =>
  queryOptions({
    queryKey: ['listSpecialties', resourceType],
    queryFn: () => callGateway('listSpecialties', { resourceType }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The twelve specialties with how many resources of a type each holds. */
export const useSpecialties = (resourceType?: number) => useSuspenseQuery(specialtiesQuery(resourceType)).data.list;

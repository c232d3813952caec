import { queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The twelve specialties with a picture each, and the number of resources of a type in each. */
export const listSpecialtiesQuery = (resourceType?: number) =>
  queryOptions({ ...gatewayQuery('listSpecialties', { resourceType }), staleTime: Number.POSITIVE_INFINITY });

/** Empty until they are loaded, and after a failure: the lists that they filter are displayed meanwhile. */
export const useListSpecialties = (resourceType?: number) =>
  useQuery(listSpecialtiesQuery(resourceType)).data?.list ?? [];

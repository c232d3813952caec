import { queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The twelve specialties with a picture each, and how many resources of a type they hold. */
export const listSpecialtiesQuery = (resourceType?: number) =>
  queryOptions({ ...gatewayQuery('listSpecialties', { resourceType }), staleTime: Number.POSITIVE_INFINITY });

/** Empty until they are known, and after a failure: the lists that they filter do not wait for them. */
export const useListSpecialties = (resourceType?: number) =>
  useQuery(listSpecialtiesQuery(resourceType)).data?.list ?? [];

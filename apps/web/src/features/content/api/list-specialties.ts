import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The twelve specialties with how many resources of a type each holds; none until they are known, and after a failure. */
export function useSpecialties(resourceType?: number) {
  const { data } = useQuery({
    queryKey: ['listSpecialties', resourceType],
    queryFn: () => callGateway('listSpecialties', { resourceType }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.list ?? [];
}

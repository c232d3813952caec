import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const listQuery = (specialtyId?: string) =>
  queryOptions({
    queryKey: ['listCollections', specialtyId],
    queryFn: () => callGateway('listCollections', { specialtyId }),
  });

/** Surgery collections, of one specialty or all. */
export const useCollections = (specialtyId?: string) => useSuspenseQuery(listQuery(specialtyId)).data.list;

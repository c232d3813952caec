import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const listQuery = (specialtyId?: string) =>
  queryOptions({
    queryKey: ['listDepartments', specialtyId],
    queryFn: () => callGateway('listDepartments', { specialtyId }),
  });

/** Department teams, of one specialty or all. */
export const useDepartments = (specialtyId?: string) => useSuspenseQuery(listQuery(specialtyId)).data.list;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const listQuery = (specialtyId?: string) =>
  queryOptions({ queryKey: ['listTags', specialtyId], queryFn: () => callGateway('listTags', { specialtyId }) });

/** Surgery and disease tags, of one specialty or all. */
export const useTags = (specialtyId?: string) => useSuspenseQuery(listQuery(specialtyId)).data.list;

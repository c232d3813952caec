import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const hotSearchesQuery = queryOptions({
  queryKey: ['listHotSearches'],
  queryFn: () => callGateway('listHotSearches', {}),
  select: ({ preList }) => preList,
});

/** What is searched most; undefined while unknown. */
export const useHotSearches = () => useQuery(hotSearchesQuery).data;

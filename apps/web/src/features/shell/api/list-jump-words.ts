import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const jumpWordsQuery = () =>
  queryOptions({
    queryKey: ['listJumpWords'],
    queryFn: () => callGateway('listJumpWords', {}),
    staleTime: 600_000,
  });

/** Words that lead straight to a page, once the panel is open; none while they are not known. */
export const useJumpWords = () => useQuery(jumpWordsQuery()).data?.dataList ?? [];

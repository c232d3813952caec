import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Words that link straight to a page; none until they are known. */
export const useListJumpWords = (enabled: boolean) =>
  useQuery({ ...gatewayQuery('listJumpWords', {}), enabled, staleTime: 600_000 }).data?.dataList ?? [];

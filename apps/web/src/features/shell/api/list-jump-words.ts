import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Words that lead straight to a page, asked for where they are `wanted`; none while they are not known. */
export function useJumpWords(wanted: boolean) {
  const { data } = useQuery({
    queryKey: ['listJumpWords'],
    queryFn: () => callGateway('listJumpWords', {}),
    enabled: wanted,
    staleTime: 600_000,
  });
  return data?.dataList ?? [];
}

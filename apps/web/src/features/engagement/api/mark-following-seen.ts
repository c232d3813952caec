import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Followed } from '../../../entities/engagement/api/list-following.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Marks the content of a followed doctor or association as seen, which clears its dot. */
export const useMarkFollowingSeen = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ resType, resId }: Followed) =>
      callGateway('markFollowingSeen', { resType: resType === 36 ? 36 : 9, resId }),
    onSettled: () => queries.invalidateQueries({ queryKey: gatewayKey('listFollowing') }),
  });
};

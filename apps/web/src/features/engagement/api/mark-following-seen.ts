import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Followed } from '../../../entities/engagement/api/list-following.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Notes that the customer looked at somebody whom they follow, so that the mark of the new goes. */
export const useMarkFollowingSeen = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ resType, resId }: Followed) =>
      callGateway('markFollowingSeen', { resType: resType === 36 ? 36 : 9, resId }),
    onSettled: () => queries.invalidateQueries({ queryKey: gatewayKey('listFollowing') }),
  });
};

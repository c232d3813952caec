import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Dismisses a recommended resource, or reverts that; the open page stays as it is. */
export function useDismissRecommendation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<RequestOf<'dismissRecommendation'>, 'resourceId' | 'on'>) =>
      callGateway('dismissRecommendation', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getHome'), refetchType: 'none' }),
  }).mutate;
}

import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Wants less of a recommended resource, or takes that back; the page that is open stays as it is. */
export function useDismissRecommendation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<RequestOf<'dismissRecommendation'>, 'resourceId' | 'on'>) =>
      callGateway('dismissRecommendation', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getHome'), refetchType: 'none' }),
  }).mutate;
}

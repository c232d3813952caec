import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Sets or removes the deadline of the customer's unit; the forecast follows (rules/credit#deadline). */
export function useSaveCreditDeadline() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<'saveCreditDeadline'>) => callGateway('saveCreditDeadline', request),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getCreditYear') }),
  });
}

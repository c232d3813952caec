import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Requests a transcript (rules/credit#transcript). */
export function useExportCredits() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<'exportCredits'>) => callGateway('exportCredits', request),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getCreditYear') }),
  });
}

import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Accepts versions that are in force. */
export function useAcceptAgreements() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (accepted: RequestOf<'acceptAgreements'>['accepted']) => callGateway('acceptAgreements', { accepted }),
    onSettled: () => queries.invalidateQueries({ queryKey: gatewayKey('getAgreementConsent') }),
  });
}

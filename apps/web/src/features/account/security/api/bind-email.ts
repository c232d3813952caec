import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';

/** Binds an e-mail by a code that was sent to it. */
export function useBindEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (binding: Pick<RequestOf<'bindEmail'>, 'account' | 'validCode' | 'bandToken'>) =>
      callGateway('bindEmail', binding),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getCustomerInfoV2') }),
  });
}

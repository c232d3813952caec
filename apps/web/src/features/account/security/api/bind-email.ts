import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';
import { callWithProof } from '../../proof-of-work/call-with-proof.ts';

/** Binds an e-mail by a code that was sent to it. */
export function useBindEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (binding: Pick<RequestOf<'bindEmail'>, 'account' | 'validCode' | 'bandToken'>) =>
      callWithProof('bindEmail', binding),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getCustomerInfoV2') }),
  });
}

import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';

/** Sets or changes the password; every other session ends (rules/session#logout). */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<RequestOf<'changePassword'>, 'passwd' | 'bandToken'>) =>
      callGateway('changePassword', change),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: gatewayKey('getCustomerInfoV2') }),
        queries.invalidateQueries({ queryKey: gatewayKey('listDevices') }),
      ]),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Deletes the pictures of the caller's certification before their time (rules/certification-pictures#pictures). */
export function useDeleteAuthEnclosures() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callGateway('deleteAuthEnclosures', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: gatewayKey('getCustomerAuthInfo') }),
  });
}

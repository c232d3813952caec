import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';

/** Frees the slot of another device, with a proof by code (rules/device#freeing). */
export function useFreeDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, bandToken }: { id: string; bandToken: string }) => callGateway('freeDevice', { id, bandToken }),
    onSettled: () => client.invalidateQueries({ queryKey: gatewayKey('listDevices') }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';

/** Ends the sessions of another device, or of all others where none is named (rules/device#signing-out). */
export function useSignOutDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      if (id === null) await callGateway('signOutOthers', {});
      else await callGateway('signOutDevice', { id });
    },
    onSettled: () => client.invalidateQueries({ queryKey: gatewayKey('listDevices') }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Ends this phone's session, for another account to log in; all data that it had read from the gateway is cleared. */
export function usePhoneLogout(onLogout: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callGateway('phoneLogout', {}),
    onSettled: () => {
      onLogout();
      queries.removeQueries({ queryKey: gatewayKey('getLoginScene') });
    },
  });
}

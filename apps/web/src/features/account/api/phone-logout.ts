import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Ends this phone's session, for another account to log in; what it had read of the gateway is forgotten. */
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

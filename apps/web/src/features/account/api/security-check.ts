import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** What stands about the security of the caller's own account: the devices that count, the limit and the locks (spec-decision 11c). */
export const useSecurityCheck = () => {
  const customerId = useSession((state) => state.customerId);
  return useQuery({ queryKey: ['securityCheck', customerId], queryFn: () => callGateway('securityCheck', {}) });
};

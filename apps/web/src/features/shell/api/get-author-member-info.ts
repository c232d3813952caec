import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';

/**
 * A visitor's member info, asked for on load (seed 000 §4, Login state): its `projectId` is what a purchase begins
 * with. The header shows visitors the same offer whatever it says (spec-decision 30e).
 */
export const useAuthorMemberInfo = () =>
  useQuery({
    queryKey: ['getAuthorMemberInfo'],
    queryFn: () => callGateway('getAuthorMemberInfo', {}),
    enabled: !useIsLoggedIn(),
  });

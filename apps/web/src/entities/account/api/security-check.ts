import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The security of the caller's account: the devices that count, their limit and the locks. */
export const useSecurityCheck = () => useQuery(gatewayQuery('securityCheck', {}, useCustomerId()));

import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';

/**
 * A visitor's member info, fetched on the load of every page (rules/membership#visitors): a purchase starts with its
 * `projectId`. The header shows visitors the same offer whatever it contains (rules/membership#offer-button).
 */
export const useGetAuthorMemberInfo = () =>
  useQuery({ ...gatewayQuery('getAuthorMemberInfo', {}), enabled: !useIsLoggedIn() });

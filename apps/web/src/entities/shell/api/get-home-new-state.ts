import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What the sidebar marks as new; undefined before the answer and after a failure. */
export const useGetHomeNewState = () => useQuery(gatewayQuery('getHomeNewState', {})).data;

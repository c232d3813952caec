import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Entries that the sidebar marks as new; undefined before the response and after a failure. */
export const useGetHomeNewState = () => useQuery(gatewayQuery('getHomeNewState', {})).data;

import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

export type Home = ResponseOf<'getHome'>;

/** All of the home page; the gateway's first paint carries this answer. */
const getHomeQuery = gatewayQuery('getHome', {});

/** The same for the page. */
export const useGetHome = () => useSuspenseQuery(getHomeQuery).data;

import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

export type Home = ResponseOf<'getHome'>;

/** All data of the home page; the prerendered page of the gateway carries this response. */
const getHomeQuery = gatewayQuery('getHome', {});

/** The same for the page. */
export const useGetHome = () => useSuspenseQuery(getHomeQuery).data;

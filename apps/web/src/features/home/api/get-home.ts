import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

export type Home = ResponseOf<'getHome'>;

/** The key is the call's name alone, as the gateway's first paint brings this answer along. */
const homeQuery = queryOptions({ queryKey: ['getHome'], queryFn: () => callGateway('getHome', {}) });

/** All of the home page. */
export const useHome = () => useSuspenseQuery(homeQuery).data;

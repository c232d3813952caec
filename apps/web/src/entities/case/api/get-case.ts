import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A case from history to follow-up. */
export const getCaseQuery = (id: string) => gatewayQuery('getCase', { id });

/** The same for a page. */
export const useGetCase = (id: string) => useSuspenseQuery(getCaseQuery(id)).data;

import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A term in both languages. */
const getTermQuery = (id: string) => gatewayQuery('getTerm', { id });

/** The same for a page. */
export const useGetTerm = (id: string) => useSuspenseQuery(getTermQuery(id)).data;

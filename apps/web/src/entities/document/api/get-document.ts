import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A library document with its sections. */
export const getDocumentQuery = (id: string) => gatewayQuery('getDocument', { id });

/** The same for a page. */
export const useGetDocument = (id: string) => useSuspenseQuery(getDocumentQuery(id)).data;

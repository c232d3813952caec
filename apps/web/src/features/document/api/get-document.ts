import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const documentQuery = (id: string) =>
  queryOptions({ queryKey: ['getDocument', id], queryFn: () => callGateway('getDocument', { id }) });

/** A library document with its sections. */
export const useDocument = (id: string) => useSuspenseQuery(documentQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const termQuery = (id: string) =>
  queryOptions({ queryKey: ['getTerm', id], queryFn: () => callGateway('getTerm', { id }) });

/** A term in both languages. */
export const useTerm = (id: string) => useSuspenseQuery(termQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const tagQuery = (id: string) =>
  queryOptions({ queryKey: ['getTag', id], queryFn: () => callGateway('getTag', { id }) });

/** A surgery or disease tag. */
export const useTag = (id: string) => useSuspenseQuery(tagQuery(id)).data;

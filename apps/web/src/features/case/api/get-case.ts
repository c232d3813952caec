import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const caseQuery = (id: string) =>
  queryOptions({ queryKey: ['getCase', id], queryFn: () => callGateway('getCase', { id }) });

/** A case from history to follow-up. */
export const useCase = (id: string) => useSuspenseQuery(caseQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const doctorQuery = (id: string) =>
  queryOptions({ queryKey: ['getDoctor', id], queryFn: () => callGateway('getDoctor', { id }) });

/** A doctor with introduction and honours. */
export const useDoctor = (id: string) => useSuspenseQuery(doctorQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const courseQuery = (id: string) =>
  queryOptions({ queryKey: ['getCourse', id], queryFn: () => callGateway('getCourse', { id }) });

/** A course with its lessons. */
export const useCourse = (id: string) => useSuspenseQuery(courseQuery(id)).data;

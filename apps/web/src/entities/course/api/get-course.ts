import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A course with its lessons. */
export const getCourseQuery = (id: string) => gatewayQuery('getCourse', { id });

/** The same for a page. */
export const useGetCourse = (id: string) => useSuspenseQuery(getCourseQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A course with its lessons; refetched at each visit, as the learner may continue on another device. */
export const getCourseQuery = (id: string) => queryOptions({ ...gatewayQuery('getCourse', { id }), staleTime: 0 });

/** The course for a page. */
export const useGetCourse = (id: string) => useSuspenseQuery(getCourseQuery(id)).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A course with its lessons; read again at each visit, as the learner goes on elsewhere. */
export const getCourseQuery = (id: string) => queryOptions({ ...gatewayQuery('getCourse', { id }), staleTime: 0 });

/** The same for a page. */
export const useGetCourse = (id: string) => useSuspenseQuery(getCourseQuery(id)).data;

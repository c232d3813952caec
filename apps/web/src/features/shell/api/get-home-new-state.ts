import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Whether the courses are marked as 上新; not before the answer, and not after a failure (seed 000 §2). */
export function useCoursesAreNew(): boolean {
  const { data } = useQuery({ queryKey: ['getHomeNewState'], queryFn: () => callGateway('getHomeNewState', {}) });
  return data?.systemCourseNewState === 1;
}

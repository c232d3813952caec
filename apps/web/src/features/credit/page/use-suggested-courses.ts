import { useQuery } from '@tanstack/react-query';
import { getMyLearningQuery } from '../../../entities/course/api/get-my-learning.ts';
import { listCreditProjectCoursesQuery } from '../../../entities/course/api/list-credit-project-courses.ts';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { type SuggestedCourse, suggestCourses } from './suggest-courses.ts';

/** Number of courses that are loaded to choose from. */
const READ = 60;

/** The suggested courses; null while they load. */
export interface SuggestedCourses {
  readonly courses: readonly SuggestedCourse[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly isBusy: boolean;
}

/** Suggested courses to reach the targets of the present year; none for a past year, or one without missing credits. */
export function useSuggestedCourses({ forecast, targets }: CreditYear, isMember: boolean): SuggestedCourses {
  const customerId = useCustomerId();
  const enabled = forecast !== null && forecast.expectedMissing > 0;
  const started = useQuery({ ...getMyLearningQuery('due', customerId), enabled });
  const open = useQuery({ ...listCreditProjectCoursesQuery({ pageSize: READ }, customerId), enabled });
  const read =
    enabled && started.data && open.data
      ? suggestCourses(
          { started: started.data.list.map(({ card }) => card), open: open.data.list },
          { expected: forecast.expectedByClass, targets, isMember },
        )
      : null;
  return {
    courses: enabled ? read : [],
    error: started.error ?? open.error,
    retry: () => {
      void started.refetch();
      void open.refetch();
    },
    isBusy: started.isFetching || open.isFetching,
  };
}

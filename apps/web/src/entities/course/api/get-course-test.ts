import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

export type CourseTest = ResponseOf<'getCourseTest'>;
export type RunningAttempt = NonNullable<CourseTest['running']>;
export type AttemptQuestion = RunningAttempt['questions'][number];
export type TestResult = NonNullable<CourseTest['last']>;
export type ExplainedQuestion = TestResult['explanations'][number];

/** The test of a course for a customer. It is never considered fresh, as another device may have answered meanwhile. */
export const getCourseTestQuery = (id: string, customerId: string) => ({
  ...gatewayQuery('getCourseTest', { id }, customerId),
  staleTime: 0,
});

/** The test for a page, with the time of the response in ms of the browser's clock. */
export function useGetCourseTest(id: string): { test: CourseTest; readAt: number } {
  const { data, dataUpdatedAt } = useSuspenseQuery(getCourseTestQuery(id, useCustomerId()));
  return { test: data, readAt: dataUpdatedAt };
}

import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The filters of the list of courses. */
export type CourseChoice = RequestOf<'countCourses'>;

/** Number of courses that each filter leaves. */
export type CourseCounts = ResponseOf<'countCourses'>;

/**
 * Undefined until they have loaded, and after a failure; the previous counts until those of a new filter have loaded.
 */
export const useCountCourses = (choice: CourseChoice): CourseCounts | undefined =>
  useQuery({ ...gatewayQuery('countCourses', choice, useCustomerId()), placeholderData: keepPreviousData }).data;

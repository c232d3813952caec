import type { RequestOf } from '@osteon/contract';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/**
 * Courses whose credit a customer can still earn, the first page; refetched at each visit, as an award removes its
 * course.
 */
export const listCreditProjectCoursesQuery = (
  filter: Omit<RequestOf<'listCreditProjectCourses'>, 'cursor'>,
  customerId: string,
) => ({ ...gatewayQuery('listCreditProjectCourses', filter, customerId), staleTime: 0 });

import type { RequestOf } from '@osteon/contract';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Courses whose credit a customer can still earn, the first page; asked anew, as what is booked leaves it. */
export const listCreditProjectCoursesQuery = (
  filter: Omit<RequestOf<'listCreditProjectCourses'>, 'cursor'>,
  customerId: string,
) => ({ ...gatewayQuery('listCreditProjectCourses', filter, customerId), staleTime: 0 });

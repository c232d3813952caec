import type { RequestOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { usePrefetchInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import type { CourseChoice } from './count-courses.ts';

/** Order of the courses: `learning` lists the customer's joined courses first. */
export type CourseOrder = NonNullable<RequestOf<'listContent'>['sort']>;

const listContentQuery = (choice: CourseChoice, sort: CourseOrder, customerId: string) =>
  gatewayPagesQuery('listContent', { ...choice, resourceType: ResourceType.course, sort }, customerId);

/** The courses of a filter page by page; the loaded pages as one list. */
export function useListContentOfCourses(choice: CourseChoice, sort: CourseOrder) {
  const query = useSuspenseInfiniteQuery(listContentQuery(choice, sort, useCustomerId()));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** Loads the first page before the list is rendered. */
export const usePrefetchListContent = (choice: CourseChoice, sort: CourseOrder): void =>
  usePrefetchInfiniteQuery(listContentQuery(choice, sort, useCustomerId()));

import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** States by which the joined courses are filtered. */
export type LearningState = NonNullable<RequestOf<'getMyLearning'>['state']>;

/** Filter of the joined courses: their state, specialty and credit. */
export type LearningChoice = Pick<RequestOf<'getMyLearning'>, 'specialtyId' | 'credit'> & { state: LearningState };

/** A joined course, and the lesson to continue with. */
export type JoinedCourse = ResponseOf<'getMyLearning'>['list'][number];

/** The query of a filter, refetched at each visit. */
const useQueryOf = (choice: LearningChoice) => ({
  ...gatewayPagesQuery('getMyLearning', choice, useCustomerId()),
  staleTime: 0,
});

/** The joined courses of a filter, page by page. */
export function useGetMyLearning(choice: LearningChoice) {
  const query = useSuspenseInfiniteQuery(useQueryOf(choice));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/**
 * Number of joined courses in each state, and their specialties, from the response for a filter; undefined until it has
 * loaded.
 */
export function useGetMyLearningCounts(choice: LearningChoice) {
  const { data } = useInfiniteQuery({ ...useQueryOf(choice), placeholderData: keepPreviousData });
  return data?.pages[0];
}

/** The first page of the joined courses in a state. */
export const getMyLearningQuery = (state: LearningState, customerId: string) => ({
  ...gatewayQuery('getMyLearning', { state }, customerId),
  staleTime: 0,
});

/** The uncompleted course with the customer's latest progress: undefined while it loads, null for none. */
export function useGetMyLearningLast(): JoinedCourse | null | undefined {
  const customerId = useCustomerId();
  const { data, isPending } = useQuery({ ...getMyLearningQuery('due', customerId), enabled: customerId !== '' });
  return isPending && customerId !== '' ? undefined : (data?.list[0] ?? null);
}

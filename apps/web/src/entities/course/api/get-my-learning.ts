import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Which of the joined courses are listed. */
export type LearningState = NonNullable<RequestOf<'getMyLearning'>['state']>;

/** A joined course, and the lesson to go on with. */
export type JoinedCourse = ResponseOf<'getMyLearning'>['list'][number];

/** The query of a state, read again at each visit. */
const useQueryOf = (state: LearningState) => ({
  ...gatewayPagesQuery('getMyLearning', { state }, useCustomerId()),
  staleTime: 0,
});

/** The joined courses in a state, page by page. */
export function useGetMyLearning(state: LearningState) {
  const query = useSuspenseInfiniteQuery(useQueryOf(state));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** How many joined courses there are in each state, read with those of one; undefined until they are known. */
export function useGetMyLearningCounts(state: LearningState) {
  const { data } = useInfiniteQuery({ ...useQueryOf(state), placeholderData: keepPreviousData });
  return data?.pages[0]?.counts;
}

/** The first page of the joined courses in a state. */
export const getMyLearningQuery = (state: LearningState, customerId: string) => ({
  ...gatewayQuery('getMyLearning', { state }, customerId),
  staleTime: 0,
});

/** The course that the customer has learnt last and not completed: undefined while it loads, null for none. */
export function useGetMyLearningLast(): JoinedCourse | null | undefined {
  const customerId = useCustomerId();
  const { data, isPending } = useQuery({ ...getMyLearningQuery('due', customerId), enabled: customerId !== '' });
  return isPending && customerId !== '' ? undefined : (data?.list[0] ?? null);
}

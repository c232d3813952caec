import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Which of the joined courses are listed. */
export type LearningState = NonNullable<RequestOf<'getMyLearning'>['state']>;

/** A joined course, and the lesson to go on with. */
export type JoinedCourse = ResponseOf<'getMyLearning'>['list'][number];

/** The joined courses in a state, page by page, with how many there are in each; read again at each visit. */
export function useGetMyLearning(state: LearningState) {
  const query = useSuspenseInfiniteQuery({
    ...gatewayPagesQuery('getMyLearning', { state }, useCustomerId()),
    staleTime: 0,
  });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list), counts: query.data.pages[0]?.counts };
}

import { HOT_SEARCH_MAX } from '@osteon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A hot search: its words, and whether it carries the mark 推荐. */
export interface HotSearch {
  readonly text: string;
  readonly recommendType: number;
}

const hotSearchesQuery = () =>
  queryOptions({
    queryKey: ['listHotSearches'],
    queryFn: () => callGateway('listHotSearches', {}),
    staleTime: 600_000,
    select: ({ preList, bigDataList }): readonly HotSearch[] => {
      const all = [
        ...preList.map(({ searchKey, recommendType }) => ({ text: searchKey, recommendType })),
        ...bigDataList.map(({ query, recommendType }) => ({ text: query, recommendType })),
      ];
      return all.slice(0, HOT_SEARCH_MAX);
    },
  });

const none: readonly HotSearch[] = [];

/** The hot searches, the editors' first; none while they are not known (seed 000 §8: a failure is silent). */
export const useHotSearches = () => useQuery(hotSearchesQuery()).data ?? none;

import { HOT_SEARCH_MAX } from '@osteon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { trackedCustomerId, visitId } from '../../../lib/visit.ts';

/** A hot search: its words, and true if it has the mark 推荐. */
export interface HotSearch {
  readonly text: string;
  readonly recommendType: number;
}

const listHotSearchesQuery = queryOptions({
  ...gatewayQuery('listHotSearches', {}),
  queryFn: () => callGateway('listHotSearches', { bigDataSessionId: visitId(), opUsr: trackedCustomerId() }),
  staleTime: 600_000,
});

const none: readonly HotSearch[] = [];

/**
 * The hot searches, the editors' first; none until they have loaded, and after a failure (rules/search#hot-searches).
 */
export const useListHotSearches = () =>
  useQuery({
    ...listHotSearchesQuery,
    select: ({ preList, bigDataList }): readonly HotSearch[] => {
      const all = [
        ...preList.map(({ searchKey, recommendType }) => ({ text: searchKey, recommendType })),
        ...bigDataList.map(({ query, recommendType }) => ({ text: query, recommendType })),
      ];
      return all.slice(0, HOT_SEARCH_MAX);
    },
  }).data ?? none;

/** The editors' own hot searches; undefined until they have loaded. */
export const useListHotSearchesOfEditors = () =>
  useQuery({ ...listHotSearchesQuery, select: ({ preList }) => preList }).data;

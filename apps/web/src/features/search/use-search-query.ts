import type { RequestOf } from '@osteon/contract';
import { getSearchText } from '@osteon/domain';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import type { SearchQuery } from '../../entities/search/api/search.ts';
import { isNamedType } from '../../ui/resource-type/resource-type.ts';

type Sort = NonNullable<RequestOf<'search'>['sort']>;
type Period = NonNullable<RequestOf<'search'>['period']>;

const SORTS: readonly Sort[] = ['relevance', 'latest', 'hottest'];
const PERIODS: readonly Period[] = ['month', 'year', 'threeYears'];

/** Parameters of the URL that filter or order the results. */
type Filter = 'searchType' | 'specialtyId' | 'period' | 'sort' | 'exact';

const knownValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** The query of a URL (rules/search#search-call), null for a blank one. Unknown parameters are ignored. */
function parseSearchQuery(params: URLSearchParams): SearchQuery | null {
  const keyWord = getSearchText(params.get('keyWord') ?? '', null);
  const type = Number(params.get('searchType'));
  const specialtyId = params.get('specialtyId');
  return keyWord === null
    ? null
    : {
        keyWord,
        searchType: isNamedType(type) ? type : undefined,
        specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
        period: knownValue(PERIODS, params.get('period')),
        sort: knownValue(SORTS, params.get('sort')) ?? 'relevance',
        exact: params.get('exact') === 'true' ? 'true' : undefined,
      };
}

/**
 * The chosen query, the query whose results are shown until those of the chosen one have loaded, and the setter of its
 * filters.
 */
export function useSearchQuery() {
  const [params, setParams] = useSearchParams();
  // The parameters change with the results; the chosen value is displayed at once.
  const [chosen, choose] = useOptimistic(params);
  const setFilters = (changes: Partial<Record<Filter, string>>) => {
    const next = new URLSearchParams(chosen);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    startTransition(() => {
      choose(next);
      // A tab is a page to return to; a filter only narrows it.
      setParams(next, { replace: !('searchType' in changes), preventScrollReset: true });
    });
  };
  // A value that was chosen again, or removed before it had loaded, is already in the URL.
  const isPending = chosen.toString() !== params.toString();
  return { query: parseSearchQuery(chosen), shown: parseSearchQuery(params), isPending, setFilters };
}

export type SetFilters = ReturnType<typeof useSearchQuery>['setFilters'];

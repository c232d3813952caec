import type { RequestOf } from '@osteon/contract';
import { searchTextOf } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { isNamedType } from '../../ui/resource-type/resource-type.ts';
import type { SearchQuestion } from './api/search.ts';

type Sort = NonNullable<RequestOf<'search'>['sort']>;
type Period = NonNullable<RequestOf<'search'>['period']>;

const SORTS: readonly Sort[] = ['relevance', 'latest', 'hottest'];
const PERIODS: readonly Period[] = ['month', 'year', 'threeYears'];

/** What of the address narrows or orders the results. */
type Narrowing = 'searchType' | 'specialtyId' | 'period' | 'sort' | 'exact';

const one = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/**
 * The question of the address (seed 000 §2, /searchList), null for a blank one, and the way to change what narrows it.
 * Whatever else stands in the address counts as not there.
 */
export function useQuestion() {
  const [query, setQuery] = useSearchParams();
  const keyWord = searchTextOf(query.get('keyWord') ?? '', null);
  const type = Number(query.get('searchType'));
  const specialtyId = query.get('specialtyId');
  const question: SearchQuestion | null =
    keyWord === null
      ? null
      : {
          keyWord,
          searchType: isNamedType(type) ? type : undefined,
          specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
          period: one(PERIODS, query.get('period')),
          sort: one(SORTS, query.get('sort')) ?? 'relevance',
          exact: query.get('exact') === 'true' ? 'true' : undefined,
        };
  const narrow = (changes: Partial<Record<Narrowing, string>>) => {
    // Of the window: what is shown may still be that of the address before, while its results are fetched.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { question, narrow };
}

export type Narrow = ReturnType<typeof useQuestion>['narrow'];

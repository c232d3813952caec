import type { RequestOf } from '@osteon/contract';
import { getSearchText } from '@osteon/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SearchQuestion } from '../../entities/search/api/search.ts';
import { isNamedType } from '../../ui/resource-type/resource-type.ts';

type Sort = NonNullable<RequestOf<'search'>['sort']>;
type Period = NonNullable<RequestOf<'search'>['period']>;

const SORTS: readonly Sort[] = ['relevance', 'latest', 'hottest'];
const PERIODS: readonly Period[] = ['month', 'year', 'threeYears'];

/** What of the address narrows or orders the results. */
type Narrowing = 'searchType' | 'specialtyId' | 'period' | 'sort' | 'exact';

const one = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/**
 * The query of a URL (rules/search#search-call), null for a blank one. Whatever else is in the URL counts as not there.
 */
function questionOf(query: URLSearchParams): SearchQuestion | null {
  const keyWord = getSearchText(query.get('keyWord') ?? '', null);
  const type = Number(query.get('searchType'));
  const specialtyId = query.get('specialtyId');
  return keyWord === null
    ? null
    : {
        keyWord,
        searchType: isNamedType(type) ? type : undefined,
        specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
        period: one(PERIODS, query.get('period')),
        sort: one(SORTS, query.get('sort')) ?? 'relevance',
        exact: query.get('exact') === 'true' ? 'true' : undefined,
      };
}

/**
 * The question that is asked, the one whose results are shown until those have come, and the way to change what narrows
 * it.
 */
export function useQuestion() {
  const [query, setQuery] = useSearchParams();
  // The URL changes with the results; the chosen value is shown at once.
  const [ahead, setAhead] = useState<{ readonly of: URLSearchParams; readonly query: URLSearchParams } | null>(null);
  const asked = ahead?.of === query ? ahead.query : query;
  const narrow = (changes: Partial<Record<Narrowing, string>>) => {
    const next = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setAhead({ of: query, query: next });
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  // A value that was chosen again, or removed before it had loaded, is already in the URL.
  const waits = asked.toString() !== query.toString();
  return { question: questionOf(asked), shown: questionOf(query), waits, narrow };
}

export type Narrow = ReturnType<typeof useQuestion>['narrow'];

import { ROUTE_FRAMES } from '@osteon/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setSearchText } from './search-text.ts';

/** Shows the search text of the results page in the field, also after 'back'. */
export function useSearchTextOfPage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const keyWord = new URLSearchParams(search).get('keyWord');
    if (pathname === ROUTE_FRAMES.searchList.path && keyWord !== null) setSearchText(keyWord);
  }, [pathname, search]);
}

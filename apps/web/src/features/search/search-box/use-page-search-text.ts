import { ROUTE_FRAMES } from '@osteon/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setSearchText, setSubmitted, useSearchText } from './search-text.ts';

/**
 * Shows the search text of the results page in the field, also after 'back', unless it was searched for in the field.
 */
export function usePageSearchText(): void {
  const location = useLocation();
  useEffect(() => {
    const { submitted } = useSearchText.getState();
    setSubmitted(null);
    const keyWord = new URLSearchParams(location.search).get('keyWord');
    if (location.pathname !== ROUTE_FRAMES.searchList.path) return;
    if (keyWord !== null && keyWord !== submitted) setSearchText(keyWord);
  }, [location]);
}

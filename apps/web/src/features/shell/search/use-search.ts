import { ROUTE_FRAMES, searchTextOf } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { useSearchText } from './search-text.ts';

/**
 * Leads to the results of what stands in the field; a blank searches nothing (seed 000 §5). From the phone's search
 * page the address says `fromPush` (seed 000 §2), and takes the place of the history entry that stands for that page.
 */
export function useSearch(): (from: 'header' | 'page') => void {
  const navigate = useNavigate();
  return (from) => {
    const keyWord = searchTextOf(useSearchText.getState().text, null);
    if (keyWord === null) return;
    const query = new URLSearchParams(from === 'page' ? { keyWord, fromPush: 'true' } : { keyWord });
    void navigate(`${ROUTE_FRAMES.searchList.path}?${query}`, { replace: from === 'page' });
  };
}

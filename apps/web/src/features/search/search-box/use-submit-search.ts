import { ROUTE_FRAMES, searchTextOf } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { saveSearch } from './search-history.ts';
import { setComposing, setSearchText, useSearchText } from './search-text.ts';

/**
 * Leads to the results of a text, of what stands in the field without one; a blank searches nothing, an empty field the
 * hot search that its placeholder shows (rules/search#search-box). From the phone's search page the address says
 * `fromPush` (rules/search#search-box), and takes the place of the history entry that stands for that page. Tells
 * whether something was searched.
 */
export function useSubmitSearch(from: 'header' | 'page'): (chosen?: string) => boolean {
  const navigate = useNavigate();
  return (chosen) => {
    const { text, shownHot, composing } = useSearchText.getState();
    // Enter is then the input method's own; a line that is chosen takes the place of what it was about to write.
    if (composing && chosen === undefined) return false;
    const keyWord = chosen ?? searchTextOf(text, shownHot);
    if (keyWord === null) return false;
    saveSearch(keyWord);
    setSearchText(keyWord);
    setComposing(false);
    const query = new URLSearchParams(from === 'page' ? { keyWord, fromPush: 'true' } : { keyWord });
    void navigate(`${ROUTE_FRAMES.searchList.path}?${query}`, { replace: from === 'page' });
    return true;
  };
}

import { getSearchText, ROUTE_FRAMES } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { saveSearch } from './search-history.ts';
import { setComposing, setSearchText, setSubmitted, useSearchText } from './search-text.ts';

/**
 * Opens the results of a text, or of the field's text (rules/search#search-text). From the search page of phones the
 * address has `fromPush` and replaces the history entry of that page. Returns true if something was searched.
 */
export function useSubmitSearch(from: 'header' | 'page'): (chosen?: string) => boolean {
  const navigate = useNavigate();
  return (chosen) => {
    const { text, visibleHot, composing } = useSearchText.getState();
    // While composing, Enter belongs to the input method; a chosen option replaces the unfinished text.
    if (composing && chosen === undefined) return false;
    const keyWord = chosen ?? getSearchText(text, visibleHot);
    if (keyWord === null) return false;
    saveSearch(keyWord);
    setSearchText(keyWord);
    setSubmitted(keyWord);
    setComposing(false);
    const query = new URLSearchParams(from === 'page' ? { keyWord, fromPush: 'true' } : { keyWord });
    void navigate(`${ROUTE_FRAMES.searchList.path}?${query}`, { replace: from === 'page' });
    return true;
  };
}

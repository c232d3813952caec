import { HotRanking } from '../../../features/search/hot-ranking.tsx';
import { SearchView } from '../../../features/search/search-view.tsx';

/** The search results (rules/search#search-call). */
export function Component() {
  return <SearchView rail={<HotRanking />} />;
}

import { HotRanking } from '../../../features/search/hot-ranking.tsx';
import { SearchView } from '../../../features/search/search-view.tsx';

/** Everything that holds the searched words (seed 000 §2, /searchList; query keyWord and searchType). */
export function Component() {
  return <SearchView rail={<HotRanking />} />;
}

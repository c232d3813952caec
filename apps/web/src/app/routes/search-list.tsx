import { SearchView } from '../../features/search/search-view.tsx';
import { HotRanking } from '../../features/shell/search/hot-ranking.tsx';

/** Everything that holds the searched words (seed 000 §2, /searchList; query keyWord and searchType). */
export function Component() {
  return <SearchView rail={<HotRanking />} />;
}

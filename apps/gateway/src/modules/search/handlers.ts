import type { ResponseOf } from '@osteon/contract';
import { HOT_SEARCH_MAX } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { SearchRepository } from './repository.ts';
import { buildResultLink } from './results/result-link.ts';
import type { SearchService } from './results/search-service.ts';
import type { SuggestionService } from './suggestions/suggestion-service.ts';

/** The calls of the search. */
export type SearchCalls =
  | 'search'
  | 'listRelatedSearchWords'
  | 'listHotSearches'
  | 'listJumpWords'
  | 'getResourceJumpInfo';

/** How long responses for visitors are cached. */
const RESPONSE_CACHE = { milliseconds: 5000, most: 500 };

/** Answers the calls of the search. */
export function createSearchHandlers(
  { clock, contentEvents }: Pick<AppContext, 'clock' | 'contentEvents'>,
  {
    repository,
    search,
    suggestions,
  }: {
    readonly repository: SearchRepository;
    readonly search: SearchService;
    readonly suggestions: SuggestionService;
  },
): Handlers<SearchCalls> {
  const cachedResults = createTtlCache<ResponseOf<'search'>>(clock, RESPONSE_CACHE);
  const cachedSuggestions = createTtlCache<ResponseOf<'listRelatedSearchWords'>>(clock, RESPONSE_CACHE);
  contentEvents.onChange(() => {
    cachedResults.clear();
    cachedSuggestions.clear();
  });

  return {
    async search({ keyWord, searchType, specialtyId, period, sort, exact, cursor }, { session }) {
      const input = { keyWord, searchType, specialtyId, period, sort, exact, cursor };
      return session
        ? search.search(input, session)
        : cachedResults(JSON.stringify(input), () => search.search(input, null));
    },

    listRelatedSearchWords: ({ keyWord }) => cachedSuggestions(keyWord, () => suggestions.suggest(keyWord)),

    async listHotSearches() {
      return { preList: await repository.listHotSearches(HOT_SEARCH_MAX), bigDataList: [] };
    },

    async listJumpWords() {
      return { dataList: await repository.listJumpWords() };
    },

    async getResourceJumpInfo({ resourceType, resourceId }) {
      if (!(await repository.hasEntry(resourceType, resourceId))) throw new CallError('notFound');
      return { comboActionJump: { comboActionJumpV3: { pcLink: buildResultLink(resourceType, resourceId) } } };
    },
  };
}

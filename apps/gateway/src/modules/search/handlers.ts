import type { ResponseOf } from '@osteon/contract';
import { HOT_SEARCH_MAX } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Session } from '../../platform/session/session.ts';
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

/** How long suggestions and first pages for visitors are cached. */
const RESPONSE_CACHE = { milliseconds: 5000, bytes: 8 * 1024 * 1024 };

/** Characters of a text for which a search takes another point of its rate limit. */
const CHARACTERS_PER_POINT = 50;

/** Answers the calls of the search. */
export function createSearchHandlers(
  { clock, contentEvents, rateLimits }: Pick<AppContext, 'clock' | 'contentEvents' | 'rateLimits'>,
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
    async search({ keyWord, searchType, specialtyId, period, sort, exact, cursor }, context) {
      const input = { keyWord, searchType, specialtyId, period, sort, exact, cursor };
      const find = async (viewer: Session | null) => {
        // The first point was taken before the call.
        const more = Math.floor(keyWord.length / CHARACTERS_PER_POINT);
        if (more > 0) await rateLimits.consume('searches', context, more);
        return search.search(input, viewer);
      };
      const { session } = context;
      if (session || cursor !== undefined) return find(session);
      return cachedResults(JSON.stringify(input), () => find(null));
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

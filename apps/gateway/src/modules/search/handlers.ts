import type { ResponseOf } from '@osteon/contract';
import {
  HOT_SEARCH_MAX,
  SEARCHES_PER_DEVICE_MINUTE,
  SEARCHES_PER_IP_MINUTE,
  SUGGESTIONS_PER_DEVICE_MINUTE,
  SUGGESTIONS_PER_IP_MINUTE,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Config } from '../../platform/config/config.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createMinuteLimit } from '../../platform/rate-limit/rate-limit.ts';
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
  { clock, config }: Pick<AppContext, 'clock'> & { readonly config: Pick<Config, 'limits'> },
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
  const limitSearches = createMinuteLimit(config, {
    perBrowser: SEARCHES_PER_DEVICE_MINUTE,
    perAddress: SEARCHES_PER_IP_MINUTE,
  });
  const limitSuggestions = createMinuteLimit(config, {
    perBrowser: SUGGESTIONS_PER_DEVICE_MINUTE,
    perAddress: SUGGESTIONS_PER_IP_MINUTE,
  });

  return {
    async search({ keyWord, searchType, specialtyId, period, sort, exact, cursor }, context) {
      await limitSearches(context);
      const { session } = context;
      const input = { keyWord, searchType, specialtyId, period, sort, exact, cursor };
      return session
        ? search.search(input, session)
        : cachedResults(JSON.stringify(input), () => search.search(input, null));
    },

    async listRelatedSearchWords({ keyWord }, context) {
      await limitSuggestions(context);
      return cachedSuggestions(keyWord, () => suggestions.suggest(keyWord));
    },

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

import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Module } from '../../platform/module.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import { createSearchHandlers, type OpenedCases, type SearchCalls } from './handlers.ts';
import { searchJobs } from './popular/jobs.ts';
import { createPopularRepository } from './popular/popular-repository.ts';
import { createQueryLog, type QueryLogDeps } from './popular/query-log-service.ts';
import type { Vocabulary } from './query/vocabulary.ts';
import { createSearchRepository } from './repository/search-repository.ts';
import type { CardSources } from './results/hydrate-results.ts';
import { createSearchService } from './results/search-service.ts';
import { createSuggestionService } from './suggestions/suggestion-service.ts';

/** Cache lifetime of the vocabulary. */
const VOCABULARY_CACHE = { milliseconds: 30_000, most: 1 };

/** The search over all resources, live events, doctors and products, with suggestions, hot searches and jump words. */
export function createSearch(
  deps: Pick<AppContext, 'db' | 'contentEvents' | 'rateLimits'> & QueryLogDeps,
  services: CardSources & { readonly dictionary: DictionaryService; readonly cases: OpenedCases },
): Module<SearchCalls> {
  const { db, clock, contentEvents, rateLimits } = deps;
  const repository = createSearchRepository(db);
  const cachedVocabulary = createTtlCache<Vocabulary>(clock, VOCABULARY_CACHE);
  contentEvents.onChange(cachedVocabulary.clear);
  const loadVocabulary = () => cachedVocabulary('', repository.loadVocabulary);
  const parts = { repository, loadVocabulary, clock, services };

  const queryLog = createQueryLog(deps);

  return {
    handlers: createSearchHandlers(
      { clock, contentEvents, rateLimits },
      {
        repository,
        popularSearches: createPopularRepository(db),
        search: createSearchService(parts),
        suggestions: createSuggestionService(parts),
        queryLog,
        liveEvents: services.liveEvents,
        cases: services.cases,
      },
    ),
    async routes(app) {
      app.addHook('onClose', () => queryLog.flush());
    },
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: searchJobs,
    workers: [],
    // A pseudonym of a search cannot be linked to its account, and is deleted after 7 days.
    erasure: null,
    ownData: null,
    constraints: {},
  };
}

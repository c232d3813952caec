import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Module } from '../../platform/module.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import { createSearchHandlers, type SearchCalls } from './handlers.ts';
import type { Vocabulary } from './query/vocabulary.ts';
import { createSearchRepository } from './repository.ts';
import type { CardSources } from './results/hydrate-results.ts';
import { createSearchService } from './results/search-service.ts';
import { createSuggestionService } from './suggestions/suggestion-service.ts';

/** How long the vocabulary is cached. */
const VOCABULARY_CACHE = { milliseconds: 30_000, most: 1 };

/** The search over all resources, live events, doctors and products, with suggestions, hot searches and jump words. */
export function createSearch(
  { db, clock, contentEvents, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'contentEvents' | 'rateLimits'>,
  services: CardSources & { readonly dictionary: DictionaryService },
): Module<SearchCalls> {
  const repository = createSearchRepository(db);
  const cachedVocabulary = createTtlCache<Vocabulary>(clock, VOCABULARY_CACHE);
  contentEvents.onChange(cachedVocabulary.clear);
  const loadVocabulary = () => cachedVocabulary('', repository.loadVocabulary);
  const parts = { repository, loadVocabulary, clock, services };

  return {
    handlers: createSearchHandlers(
      { clock, contentEvents, rateLimits },
      { repository, search: createSearchService(parts), suggestions: createSuggestionService(parts) },
    ),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    constraints: {},
  };
}

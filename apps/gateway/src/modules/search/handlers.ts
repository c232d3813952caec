import type { ResponseOf } from '@osteon/contract';
import { ASSOCIATION_TYPE, HOT_SEARCH_MAX, isEventResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { CallContext, Handlers } from '../../platform/http/handler.ts';
import type { CaseReader } from '../case/reading/case-reader.ts';
import type { PopularRepository } from './popular/popular-repository.ts';
import type { QueryLog } from './popular/query-log-service.ts';
import { toKey } from './query/tokenizer.ts';
import type { SearchRepository } from './repository/search-repository.ts';
import type { CardSources } from './results/hydrate-results.ts';
import { buildResultLink } from './results/result-link.ts';
import type { SearchService, SearchViewer } from './results/search-service.ts';
import type { SuggestionService } from './suggestions/suggestion-service.ts';

/** The calls of the search. */
export type SearchCalls =
  | 'search'
  | 'listRelatedSearchWords'
  | 'listHotSearches'
  | 'listJumpWords'
  | 'getResourceJumpInfo';

/** Cache lifetime of suggestions and of first pages for visitors. */
const RESPONSE_CACHE = { milliseconds: 5000, bytes: 8 * 1024 * 1024 };

/** Characters of a text for which a search consumes another point of its rate limit. */
const CHARACTERS_PER_POINT = 50;

/** The cases whose sealed passages a reader is shown (rules/search#sealed-passages). */
export interface OpenedCases {
  findReader(context: Pick<CallContext, 'session' | 'sentDeviceId'>): CaseReader | null;
  hasOpened(reader: CaseReader | null): Promise<boolean>;
  listOpened(ids: readonly string[], reader: CaseReader | null): Promise<readonly string[]>;
}

/** A visitor without opened cases, as whom all of them share an answer. */
const ANY_VISITOR: SearchViewer = { session: null, openedCases: () => Promise.resolve([]) };

/** Handles the calls of the search. */
export function createSearchHandlers(
  { clock, contentEvents, rateLimits }: Pick<AppContext, 'clock' | 'contentEvents' | 'rateLimits'>,
  {
    repository,
    popularSearches,
    search,
    suggestions,
    queryLog,
    liveEvents,
    cases,
  }: {
    readonly repository: SearchRepository;
    readonly popularSearches: PopularRepository;
    readonly search: SearchService;
    readonly suggestions: SuggestionService;
    readonly queryLog: QueryLog;
    readonly liveEvents: CardSources['liveEvents'];
    readonly cases: OpenedCases;
  },
): Handlers<SearchCalls> {
  const cachedResults = createTtlCache<ResponseOf<'search'>>(clock, RESPONSE_CACHE);
  const cachedSuggestions = createTtlCache<ResponseOf<'listRelatedSearchWords'>>(clock, RESPONSE_CACHE);
  contentEvents.onChange(() => {
    cachedResults.clear();
    cachedSuggestions.clear();
  });

  const isThere = (type: number, id: string) =>
    type === ASSOCIATION_TYPE ? repository.hasAssociation(id) : repository.hasEntry(type, id);

  return {
    async search({ keyWord, searchType, specialtyId, period, sort, exact, cursor }, context) {
      const isWhole = [searchType, specialtyId, period, cursor].every((limit) => limit === undefined);
      const input = { keyWord, searchType, specialtyId, period, sort, exact, cursor };
      const find = async (viewer: SearchViewer) => {
        // The first point was consumed before the call.
        const more = Math.floor(keyWord.length / CHARACTERS_PER_POINT);
        if (more > 0) await rateLimits.consume('searches', context, more);
        return search.search(input, viewer);
      };
      const { session } = context;
      const reader = cases.findReader(context);
      const isShared = session === null && cursor === undefined && !(await cases.hasOpened(reader));
      const answer = await (isShared
        ? cachedResults(JSON.stringify(input), () => find(ANY_VISITOR))
        : find({ session, openedCases: (ids) => cases.listOpened(ids, reader) }));
      // A search without results as written, misspelt or insulting is not suggested to others.
      if (isWhole && answer.readAs === null && answer.total.count > 0) queryLog.record(keyWord, context);
      return answer;
    },

    listRelatedSearchWords: ({ keyWord }) => cachedSuggestions(keyWord, () => suggestions.suggest(keyWord)),

    async listHotSearches() {
      const [preList, popular] = await Promise.all([
        repository.listHotSearches(HOT_SEARCH_MAX),
        popularSearches.list(),
      ]);
      const chosen = new Set(preList.map(({ searchKey }) => toKey(searchKey)));
      const others = popular.filter(({ key }) => !chosen.has(key)).slice(0, HOT_SEARCH_MAX);
      return { preList, bigDataList: others.map(({ query }) => ({ query, recommendType: 0 })) };
    },

    async listJumpWords() {
      return { dataList: await repository.listJumpWords() };
    },

    async getResourceJumpInfo({ resourceType, resourceId }) {
      const pcLink = isEventResourceType(resourceType)
        ? (await liveEvents.findCardsById([resourceId])).get(resourceId)?.pcLink
        : (await isThere(resourceType, resourceId)) && buildResultLink(resourceType, resourceId);
      if (!pcLink) throw new CallError('notFound');
      return { comboActionJump: { comboActionJumpV3: { pcLink } } };
    },
  };
}

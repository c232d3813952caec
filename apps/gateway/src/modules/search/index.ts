import type { ResponseOf } from '@osteon/contract';
import {
  HOT_SEARCH_MAX,
  SEARCHES_PER_DEVICE_MINUTE,
  SEARCHES_PER_IP_MINUTE,
  SUGGESTIONS_PER_DEVICE_MINUTE,
  SUGGESTIONS_PER_IP_MINUTE,
} from '@osteon/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Config } from '../../platform/config/config.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { createMinuteLimit } from '../../platform/rate-limit/rate-limit.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import type { CardServices } from './found-cards.ts';
import { foundLink } from './links.ts';
import { results } from './results.ts';
import { suggestions } from './suggestions.ts';
import { hotSearch, jumpWord, searchEntry } from './tables.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

type Calls = 'search' | 'listRelatedSearchWords' | 'listHotSearches' | 'listJumpWords' | 'getResourceJumpInfo';

/** How long answers that all visitors share are kept, and the vocabulary, in milliseconds. */
const FRESH = { milliseconds: 5000, most: 500 };
const VOCABULARY = { milliseconds: 30_000, most: 1 };

/** The search over everything, and what leads to it. */
export function createSearch(
  { config, db, clock }: Pick<AppContext, 'db' | 'clock'> & { readonly config: Pick<Config, 'limits'> },
  services: CardServices & { readonly dictionary: DictionaryService },
): Module<Calls> {
  const vocabularies = createTtlCache<Vocabulary>(clock, VOCABULARY);
  const found = createTtlCache<ResponseOf<'search'>>(clock, FRESH);
  const suggested = createTtlCache<ResponseOf<'listRelatedSearchWords'>>(clock, FRESH);
  const limitSearches = createMinuteLimit(config, {
    perBrowser: SEARCHES_PER_DEVICE_MINUTE,
    perAddress: SEARCHES_PER_IP_MINUTE,
  });
  const limitSuggestions = createMinuteLimit(config, {
    perBrowser: SUGGESTIONS_PER_DEVICE_MINUTE,
    perAddress: SUGGESTIONS_PER_IP_MINUTE,
  });
  const vocabulary = () => readVocabulary(db, vocabularies);

  return {
    handlers: {
      async search({ keyWord, searchType, specialtyId, period, sort, exact, cursor }, context) {
        await limitSearches(context);
        const { session } = context;
        const input = { keyWord, searchType, specialtyId, period, sort, exact, cursor };
        const answer = async (viewer: typeof session) =>
          results({ db, now: clock.now(), services }, await vocabulary(), input, viewer);
        return session ? answer(session) : found(JSON.stringify(input), () => answer(null));
      },

      async listRelatedSearchWords({ keyWord }, context) {
        await limitSuggestions(context);
        return suggested(keyWord, async () => suggestions({ db, services }, await vocabulary(), keyWord));
      },

      async listHotSearches() {
        const { searchKey, recommendType } = hotSearch;
        const rows = db.select({ searchKey, recommendType }).from(hotSearch).orderBy(asc(hotSearch.position));
        return { preList: await rows.limit(HOT_SEARCH_MAX), bigDataList: [] };
      },

      async listJumpWords() {
        const columns = { jumpWord: jumpWord.jumpWord, pcLink: jumpWord.pcLink };
        return { dataList: await db.select(columns).from(jumpWord).orderBy(asc(jumpWord.position)) };
      },

      async getResourceJumpInfo({ resourceType, resourceId }) {
        const [entry] = await db
          .select({ id: searchEntry.resourceId })
          .from(searchEntry)
          .where(and(eq(searchEntry.resourceType, resourceType), eq(searchEntry.resourceId, resourceId)));
        if (!entry) throw new CallError('notFound');
        return { comboActionJump: { comboActionJumpV3: { pcLink: foundLink(resourceType, resourceId) } } };
      },
    },
  };
}

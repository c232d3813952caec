import type { InputOf, ResponseOf, SearchResult } from '@osteon/contract';
import { ResourceType, SEARCH_COUNT_MAX } from '@osteon/domain';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { cursorId, cursorNumber, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { DictionaryService } from '../../dictionary/service.ts';
import { decideWatchRight } from '../../video/policy.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import type { Audience } from '../base/tables.ts';
import { widenTsQuery } from '../query/limited-lexemes.ts';
import {
  type HasMatches,
  RELAX_BELOW,
  type ResolvedQuery,
  relaxQuery,
  resolveQuery,
} from '../query/query-relaxation.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { SearchCriteria, SearchCursor, SearchMatch, SearchSort } from '../repository/search-criteria.ts';
import type { SearchRepository } from '../repository/search-repository.ts';
import {
  countMatchedWords,
  createHighlightPattern,
  extractExcerpt,
  type HighlightPattern,
  highlight,
} from './highlighter.ts';
import { type CardSources, hydrateResults } from './hydrate-results.ts';
import { findPassages } from './passages.ts';
import { buildResultLink } from './result-link.ts';
import { presentTerm } from './term-presenter.ts';

const PAGE_SIZE = 20;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { month: 30, year: 365, threeYears: 3 * 365 } as const;

/** Maximum number of displayed synonyms. */
const SYNONYMS_MAX = 4;

const tierSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const cursorSchema = (sort: SearchSort) =>
  z.tuple([z.literal(sort), tierSchema, sort === 'latest' ? cursorTimestamp : cursorNumber, cursorId]);

type SearchInput = Pick<
  InputOf<'search'>,
  'keyWord' | 'searchType' | 'specialtyId' | 'period' | 'sort' | 'exact' | 'cursor'
>;

/** A query that may be searched. */
type Candidate = Pick<ResolvedQuery, 'parsed' | 'tsQuery'>;

/** All matches of a first page's query, if there are few; null if there are more. */
type ReadFewMatches = (query: Candidate) => Promise<readonly SearchMatch[] | null>;

/** The reader of a search. */
export interface SearchViewer {
  /** Null for a visitor. */
  readonly session: Session | null;
  /** The cases of these that the reader opened, whose sealed passages are shown (rules/search#sealed-passages). */
  readonly openedCases: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Runs searches. */
export interface SearchService {
  /** A page of results with counts, synonyms, the reinterpretation of the query and its dictionary term. */
  search(input: SearchInput, viewer: SearchViewer): Promise<ResponseOf<'search'>>;
}

export function createSearchService({
  repository,
  loadVocabulary,
  clock,
  services,
}: {
  readonly repository: SearchRepository;
  readonly loadVocabulary: () => Promise<Vocabulary>;
  readonly clock: Clock;
  readonly services: CardSources & { readonly dictionary: DictionaryService };
}): SearchService {
  const buildCriteria = (
    { tsQuery, parsed: { titleKeys } }: Candidate,
    { searchType, specialtyId, period, sort }: SearchInput,
    audiences: readonly Audience[],
  ): SearchCriteria => ({
    tsQuery,
    wholeTsQuery: widenTsQuery(tsQuery, audiences),
    titleKeys,
    resourceType: searchType,
    specialtyId,
    since: period && clock.now() - PERIOD_DAYS[period] * DAY_MS,
    sort,
  });

  /**
   * Reads the few matches of a first page, once for each query: the matches of the chosen query were read by its probe.
   */
  function createFewMatchesReader(input: SearchInput, audiences: readonly Audience[]): ReadFewMatches {
    const known = new Map<string, ReturnType<ReadFewMatches>>();
    return (query) => {
      const key = JSON.stringify([query.tsQuery, query.parsed.titleKeys]);
      const few = known.get(key) ?? repository.findFewMatches(buildCriteria(query, input, audiences));
      known.set(key, few);
      return few;
    };
  }

  /** The filters do not affect the meaning of a query's text, so with filters the index is queried without them. */
  function createProbe(input: SearchInput, audiences: readonly Audience[], readFew: ReadFewMatches | null): HasMatches {
    if (readFew === null || isFiltered(input))
      return ({ tsQuery }, atLeast) => repository.hasMatches(widenTsQuery(tsQuery, audiences), atLeast);
    return async (query, atLeast = 1) => {
      const few = await readFew(query);
      return few === null || few.length >= atLeast;
    };
  }

  async function findMatches(
    query: ResolvedQuery,
    input: SearchInput,
    after: SearchCursor | null,
    audiences: readonly Audience[],
    readFew: ReadFewMatches | null,
  ): Promise<{ matches: readonly SearchMatch[]; counts: ReadonlyMap<number, number> }> {
    if (query.tsQuery === '') return { matches: [], counts: new Map() };
    const few = readFew && (await readFew(query));
    if (few) {
      const { searchType } = input;
      const ofType = Map.groupBy(few, ({ resourceType }) => resourceType);
      return {
        matches: (searchType === undefined ? few : (ofType.get(searchType) ?? [])).slice(0, PAGE_SIZE + 1),
        counts: new Map([...ofType].map(([type, all]) => [type, all.length])),
      };
    }
    const criteria = buildCriteria(query, input, audiences);
    const [matches, counts] = await Promise.all([
      repository.findMatches(criteria, { after, limit: PAGE_SIZE + 1 }),
      repository.countMatches(criteria),
    ]);
    return { matches, counts: new Map(counts.map(({ type, count }) => [type, count])) };
  }

  async function presentResults(
    matches: readonly SearchMatch[],
    pattern: HighlightPattern,
    { session, openedCases }: SearchViewer,
    audiences: readonly Audience[],
  ): Promise<SearchResult[]> {
    if (matches.length === 0) return [];
    const caseIds = matches.flatMap(({ resourceType, resourceId }) =>
      resourceType === ResourceType.case ? resourceId : [],
    );
    const [entries, getCards, opened] = await Promise.all([
      repository.findEntries(matches),
      hydrateResults(services, matches, session),
      openedCases(caseIds),
    ]);
    const byId = new Map(entries.map((entry) => [entry.resourceId, entry]));
    return matches.flatMap((match) => {
      const found = byId.get(match.resourceId);
      if (!found) return [];
      const isOpened = opened.includes(match.resourceId);
      const parts = found.parts.filter(
        ({ audience, sealed }) => (audience === undefined || audiences.includes(audience)) && (!sealed || isOpened),
      );
      const entry = { ...found, parts };
      const passages = findPassages(entry, pattern);
      const texts = [entry.summary, ...entry.parts.map(({ text }) => text)];
      const matching = texts.find((text) => countMatchedWords(text, pattern) > 0) ?? entry.summary;
      return {
        resourceType: entry.resourceType,
        resourceId: entry.resourceId,
        title: entry.title,
        titleEn: entry.titleEn,
        highlights: highlight(entry.title, pattern),
        highlightsEn: highlight(entry.titleEn, pattern),
        excerpt: passages.length > 0 ? [] : extractExcerpt(matching, pattern),
        hits: passages,
        pcLink: buildResultLink(entry.resourceType, entry.resourceId),
        ...getCards(entry),
      };
    });
  }

  return {
    async search(input, viewer) {
      const vocabulary = await loadVocabulary();
      const cursor = decodeCursor(cursorSchema(input.sort), input.cursor);
      const after: SearchCursor | null = cursor && [cursor[1], cursor[2], cursor[3]];
      const exact = input.exact === 'true';
      const typed = resolveQuery(input.keyWord, vocabulary, exact);
      const audiences = findAudiences(viewer.session, clock.now());
      const readFew = after === null ? createFewMatchesReader(input, audiences) : null;
      const first = await findMatches(typed, input, after, audiences, readFew);
      const found = sumCounts(first.counts);
      const relaxed =
        found < RELAX_BELOW && !exact
          ? await relaxQuery(createProbe(input, audiences, readFew), input.keyWord, vocabulary, {
              found: found > 0 || (isFiltered(input) ? null : false),
            })
          : null;
      const { parsed, readAs } = relaxed ?? typed;
      const { matches, counts } = relaxed ? await findMatches(relaxed, input, after, audiences, readFew) : first;
      const { list, nextCursor } = cutPage(matches, PAGE_SIZE, ({ tier, value, resourceId }) => [
        input.sort,
        tier,
        value,
        resourceId,
      ]);
      const { termId } = parsed;
      const pattern = createHighlightPattern(parsed.segments.flatMap(({ forms }) => forms));
      const [results, term] = await Promise.all([
        presentResults(list, pattern, viewer, audiences),
        termId === null ? null : services.dictionary.findBriefTerm(termId),
      ]);
      return {
        list: results,
        counts: SEARCHABLE_TYPES.flatMap((resourceType) => {
          const count = counts.get(resourceType);
          return count ? { resourceType, ...capCount(count) } : [];
        }),
        total: capCount(input.searchType === undefined ? sumCounts(counts) : (counts.get(input.searchType) ?? 0)),
        nextCursor,
        synonyms: parsed.synonyms.slice(0, SYNONYMS_MAX),
        readAs,
        term: term && presentTerm(term, pattern),
      };
    },
  };
}

const isFiltered = ({ specialtyId, period }: SearchInput) => specialtyId !== undefined || period !== undefined;

const sumCounts = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

const capCount = (count: number) => ({ count: Math.min(count, SEARCH_COUNT_MAX), more: count > SEARCH_COUNT_MAX });

/** Position past any try-watch limit. */
const LONG = { durationSeconds: Number.MAX_SAFE_INTEGER };

/** The audiences that a viewer belongs to, whose titles the viewer may watch whole (rules/search#limited-passages). */
function findAudiences(viewer: Session | null, now: number): readonly Audience[] {
  const mayWatch = (vip: boolean) => decideWatchRight(viewer, { ...LONG, vip }, now).limitSeconds === null;
  return [...(mayWatch(false) ? ['certified' as const] : []), ...(mayWatch(true) ? ['member' as const] : [])];
}

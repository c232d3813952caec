import type { InputOf, ResponseOf, SearchResult } from '@osteon/contract';
import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cursorId, cursorMoment, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import type { Viewer } from '../content/service.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import { selectCounts } from './count.ts';
import type { Found, Place, Sort, Wanted } from './filter.ts';
import { selectFound } from './find.ts';
import { type CardServices, readCards } from './found-cards.ts';
import { hitsOf } from './found-hits.ts';
import { foundTerm } from './found-term.ts';
import { excerptOf, highlight, type Marker, markerOf, wordsIn } from './highlight.ts';
import { FOUND_TYPES, foundLink } from './links.ts';
import { FEW_RESULTS, type Resolved, readOtherwise, written } from './resolve.ts';
import { searchEntry } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';

const PAGE = 20;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { month: 30, year: 365, threeYears: 3 * 365 } as const;

/** Most synonyms that are named. */
const SYNONYMS = 4;

const tierShape = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const placeShape = (sort: Sort) =>
  z.tuple([z.literal(sort), tierShape, sort === 'latest' ? cursorMoment : cursorNumber, cursorId]);

type Answer = ResponseOf<'search'>;

/** What a search is asked with. */
export type SearchInput = Pick<
  InputOf<'search'>,
  'keyWord' | 'searchType' | 'specialtyId' | 'period' | 'sort' | 'exact' | 'cursor'
>;

/** Finds a page of results with all that is said about it. */
export async function results(
  deps: {
    readonly db: Database;
    readonly now: number;
    readonly services: CardServices & { readonly dictionary: DictionaryService };
  },
  vocabulary: Vocabulary,
  input: SearchInput,
  viewer: Viewer,
): Promise<Answer> {
  const place = decodeCursor(placeShape(input.sort), input.cursor);
  const after: Place | null = place && [place[1], place[2], place[3]];
  const exact = input.exact === 'true';
  const asWritten = written(input.keyWord, vocabulary, exact);
  const first = await find(deps, asWritten, input, after);
  const found = total(first.counts);
  const otherwise =
    found < FEW_RESULTS && !exact
      ? await readOtherwise(deps.db, input.keyWord, vocabulary, { found: found > 0 })
      : null;
  const resolved = otherwise ?? asWritten;
  const { page, counts } = otherwise ? await find(deps, otherwise, input, after) : first;
  const { list, nextCursor } = cutPage(page, PAGE, ({ tier, value: at, resourceId }) => [
    input.sort,
    tier,
    at,
    resourceId,
  ]);
  const { termId } = resolved.question;
  const marker = markerOf(resolved.question.segments.flatMap(({ forms }) => forms));
  const [shown, term] = await Promise.all([
    present(deps, list, marker, viewer),
    termId === null ? null : deps.services.dictionary.brief(termId),
  ]);
  return {
    list: shown,
    counts: FOUND_TYPES.flatMap((resourceType) => {
      const count = counts.get(resourceType);
      return count ? { resourceType, ...cut(count) } : [];
    }),
    total: cut(input.searchType === undefined ? total(counts) : (counts.get(input.searchType) ?? 0)),
    nextCursor,
    synonyms: resolved.question.synonyms.slice(0, SYNONYMS),
    readAs: resolved.readAs,
    term: term && foundTerm(term, marker),
  };
}

const total = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

const cut = (count: number) => ({ count: Math.min(count, SEARCH_COUNT_MAX), more: count > SEARCH_COUNT_MAX });

async function find(
  { db, now }: { db: Database; now: number },
  { query, question }: Resolved,
  { searchType, specialtyId, period, sort }: SearchInput,
  after: Place | null,
): Promise<{ page: readonly Found[]; counts: ReadonlyMap<number, number> }> {
  if (query === '') return { page: [], counts: new Map() };
  const since = period && now - PERIOD_DAYS[period] * DAY_MS;
  const wanted: Wanted = { query, titleKeys: question.titleKeys, resourceType: searchType, specialtyId, since, sort };
  const rest = { after, limit: PAGE + 1 };
  const [page, counts] = await Promise.all([selectFound(db, wanted, rest), selectCounts(db, wanted)]);
  return { page, counts: new Map(counts.map(({ type, count }) => [type, count])) };
}

async function present(
  { db, services }: { db: Database; services: CardServices },
  found: readonly Found[],
  marker: Marker,
  viewer: Viewer,
): Promise<SearchResult[]> {
  if (found.length === 0) return [];
  const { resourceType, resourceId, title, titleEn, summary, parts } = searchEntry;
  const [rows, cardsOf] = await Promise.all([
    db
      .select({ resourceType, resourceId, title, titleEn, summary, parts })
      .from(searchEntry)
      .where(
        and(
          sql`${resourceType} = any(${sql.param([...new Set(found.map((each) => each.resourceType))])})`,
          anyOf(
            resourceId,
            found.map((each) => each.resourceId),
          ),
        ),
      ),
    readCards(services, found, viewer),
  ]);
  const byId = new Map(rows.map((row) => [row.resourceId, row]));
  return found.flatMap((each) => {
    const row = byId.get(each.resourceId);
    if (!row) return [];
    const hits = hitsOf(row, marker);
    const texts = [row.summary, ...row.parts.map(({ text }) => text)];
    const telling = texts.find((text) => wordsIn(text, marker) > 0) ?? row.summary;
    const excerpt = hits.length > 0 ? [] : excerptOf(telling, marker);
    return {
      resourceType: row.resourceType,
      resourceId: row.resourceId,
      title: row.title,
      titleEn: row.titleEn,
      highlights: highlight(row.title, marker),
      highlightsEn: highlight(row.titleEn, marker),
      excerpt,
      hits,
      pcLink: foundLink(row.resourceType, row.resourceId),
      ...cardsOf(row),
    };
  });
}

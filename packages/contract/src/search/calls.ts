import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, resourceType, searchText, text } from '../fields.ts';
import { highlights, searchResult, searchTerm } from './result.ts';

const visitId = text(64).optional();

/** Hot searches, recommended first; at most ten (rules/search#hot-searches). */
export const listHotSearches = call({
  name: 'listHotSearches',
  family: 'search',
  mode: 'get',
  summary: 'Hot searches',
  request: { bigDataSessionId: visitId, opUsr: visitId },
  response: z.object({
    /** Chosen by the editors; `recommendType` 1 shows the mark 推荐. */
    preList: z.array(z.object({ searchKey: z.string(), recommendType: z.number().int() })),
    /** Most popular searches of readers. */
    bigDataList: z.array(z.object({ query: z.string(), recommendType: z.number().int() })),
  }),
  session: 'none',
});

/** Words that link directly to a page (rules/search#jump-words). `pcLink` is a path without /edu. */
export const listJumpWords = call({
  name: 'listJumpWords',
  family: 'search',
  mode: 'getJson',
  summary: 'Words that lead straight to a page',
  request: { opUsr: visitId },
  response: z.object({ dataList: z.array(z.object({ jumpWord: z.string(), pcLink: z.string() })) }),
  envelope: 'responseData',
  session: 'none',
});

/** Kind of a suggestion: a word of the vocabulary, or the name of a resource of a type. */
const suggestionKind = z.enum(['surgery', 'disease', 'term', 'author', 'query']);

/**
 * Suggestions while the user types (rules/search#suggestions): words as written first, then by pinyin or its
 * initials; after them direct links to pages.
 */
export const listRelatedSearchWords = call({
  name: 'listRelatedSearchWords',
  family: 'search',
  mode: 'get',
  summary: 'Suggestions while somebody types',
  request: {
    keyWord: searchText,
    bigDataSessionId: visitId,
    sensorsSessionId: visitId,
    sceneSessionId: visitId,
    requestSessionId: visitId,
  },
  response: z.object({
    dataList: z.array(z.object({ value: z.string(), highlights, kind: suggestionKind })),
    /** True if the words match by pinyin. */
    pinyin: z.boolean(),
    jumpList: z.array(
      z.object({
        /** Resource type; null for a dictionary term. */
        resourceType: z.number().int().nullable(),
        title: z.string(),
        titleEn: z.string(),
        highlights,
        highlightsEn: highlights,
        /** The author, or the English title. */
        note: z.string(),
        /** Length of a video. */
        durationSeconds: z.number().nullable(),
        /** Pages of a document. */
        pages: z.number().int().nullable(),
        pcLink: z.string(),
      }),
    ),
  }),
  session: 'none',
  cache: 'shared',
  rateLimit: 'suggestions',
  errors: ['tooMany'],
});

/** Number of results; `more` if there are more than 1,000 (rules/search#search-call). */
const hitCount = z.object({ count: z.number().int().max(1000), more: z.boolean() });

/** Everything that contains the words, twenty a page (rules/search#search-call). */
export const search = call({
  name: 'search',
  family: 'search',
  mode: 'get',
  summary: 'Results over all types, with counts for each',
  request: {
    /** Truncated to 200 characters; an empty text finds nothing. */
    keyWord: searchText,
    searchType: resourceType.optional(),
    specialtyId: id.optional(),
    period: z.enum(['month', 'year', 'threeYears']).optional(),
    sort: z.enum(['relevance', 'latest', 'hottest']).default('relevance'),
    /** Searches only the words as written, without synonyms. */
    exact: z.enum(['true', 'false']).default('false'),
    cursor,
  },
  response: z.object({
    list: z.array(searchResult),
    /** Types without a result are left out; independent of `searchType`. */
    counts: z.array(hitCount.extend({ resourceType: z.number().int() })),
    total: hitCount,
    nextCursor: z.string().nullable(),
    /** Synonyms that were searched as well. */
    synonyms: z.array(z.string()),
    /** The text that was searched instead, where the written one has no results. */
    readAs: z.object({ text: z.string(), by: z.enum(['pinyin', 'spelling', 'parts']) }).nullable(),
    term: searchTerm.nullable(),
  }),
  session: 'optional',
  cache: 'shared',
  rateLimit: 'searches',
  errors: ['tooMany'],
});

/** URL at which a resource opens (rules/content#addresses). */
export const getResourceJumpInfo = call({
  name: 'getResourceJumpInfo',
  family: 'search',
  mode: 'get',
  summary: 'Where a resource opens',
  request: { resourceId: id, resourceType },
  response: z.object({
    comboActionJump: z.object({ comboActionJumpV3: z.object({ pcLink: z.string() }) }),
  }),
  session: 'none',
  errors: ['notFound'],
});

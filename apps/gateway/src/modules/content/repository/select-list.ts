import { and, arrayContains, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet, escapeLike, isAfterCursor } from '../../../platform/database/filters.ts';
import { extractTitleNgrams } from '../resource-repository.ts';
import { isPublished, resource, resourceTag } from '../tables.ts';
import { type CourseFilter, isCourseOf } from './course-filter.ts';
import { selectCards } from './select-cards.ts';

/** The filter of a list of resources. */
export interface ListFilter {
  readonly resourceType?: number | undefined;
  readonly specialtyId?: string | undefined;
  readonly tagId?: string | undefined;
  readonly authorId?: string | undefined;
  /** A text that the title contains; empty for any title. */
  readonly keyWord?: string | undefined;
  readonly vip?: boolean | undefined;
  /** Courses alone. */
  readonly course?: CourseFilter | undefined;
}

/** `latest` by publication, `hottest` by views; both descending, then by id. */
type ListSort = 'latest' | 'hottest';

/** The last entry of the page before: its publication in ms or its views, and its id. */
type ListCursor = readonly [value: number, id: string];

/** The part of a list that a page shows. */
export interface ListRange {
  readonly sort: ListSort;
  readonly after: ListCursor | null;
  readonly limit: number;
}

/** A page of cards. The list of a tag is sorted by the columns that its tag repeats, so that one index serves it. */
export function selectList(db: Database, filter: ListFilter, { sort, after, limit }: ListRange) {
  const table = filter.tagId === undefined ? resource : resourceTag;
  const id = filter.tagId === undefined ? resource.id : resourceTag.resourceId;
  const value = sort === 'latest' ? table.publishedAt : table.viewCount;
  const conditions: (SQL | undefined)[] = [
    filter.tagId === undefined ? isPublished : sql`${resourceTag.isPublished}`,
    equalsIfSet(resource.type, filter.resourceType),
    equalsIfSet(resource.specialtyId, filter.specialtyId),
    equalsIfSet(resource.authorId, filter.authorId),
    equalsIfSet(resourceTag.tagId, filter.tagId),
    filter.keyWord ? titleContains(filter.keyWord) : undefined,
    equalsIfSet(resource.vip, filter.vip),
    filter.course && isCourseOf(filter.course),
    isAfterCursor([value, id], 'descending', after),
  ];
  const cards = selectCards(db);
  const source =
    filter.tagId === undefined ? cards : cards.innerJoin(resourceTag, eq(resourceTag.resourceId, resource.id));
  return source
    .where(and(...conditions))
    .orderBy(desc(value), desc(id))
    .limit(limit);
}

/** True if the title contains the text; the n-grams narrow the titles by an index before they are compared. */
export function titleContains(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  return and(arrayContains(resource.titleGrams, extractTitleNgrams(text)), ilike(resource.title, pattern));
}

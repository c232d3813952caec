import { and, arrayContains, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { selectCards } from './card-query.ts';
import { resource, resourceTag } from './tables.ts';
import { titleGrams } from './title-grams.ts';

/** What a list of resources is narrowed by. */
export interface ListFilter {
  readonly resourceType?: number | undefined;
  readonly specialtyId?: string | undefined;
  readonly tagId?: string | undefined;
  readonly authorId?: string | undefined;
  /** Stands in the title as it is written; empty for any. */
  readonly keyWord?: string | undefined;
  readonly vip?: boolean | undefined;
}

/** `latest` by publication, `hottest` by views; both from the highest, then by id. */
export type ListSort = 'latest' | 'hottest';

/** Where a page begins: after this moment in ms, or number of views, and this id. */
export type ListPlace = readonly [value: number, id: string];

/** A list of cards in keyset order; a tag's list is sorted by what its tag repeats, so that one index serves it. */
export function selectList(
  db: Database,
  filter: ListFilter,
  { sort, after, limit }: { sort: ListSort; after: ListPlace | null; limit: number },
) {
  const table = filter.tagId === undefined ? resource : resourceTag;
  const id = filter.tagId === undefined ? resource.id : resourceTag.resourceId;
  const value = sort === 'latest' ? table.publishedAt : table.viewCount;
  const conditions: (SQL | undefined)[] = [
    filter.resourceType === undefined ? undefined : eq(resource.type, filter.resourceType),
    filter.specialtyId === undefined ? undefined : eq(resource.specialtyId, filter.specialtyId),
    filter.authorId === undefined ? undefined : eq(resource.authorId, filter.authorId),
    filter.tagId === undefined ? undefined : eq(resourceTag.tagId, filter.tagId),
    filter.keyWord ? titleHolds(filter.keyWord) : undefined,
    filter.vip === undefined ? undefined : eq(resource.vip, filter.vip),
    after ? sql`(${value}, ${id}) < (${sql.param(after[0], value)}, ${after[1]})` : undefined,
  ];
  const cards = selectCards(db);
  const source =
    filter.tagId === undefined ? cards : cards.innerJoin(resourceTag, eq(resourceTag.resourceId, resource.id));
  return source
    .where(and(...conditions))
    .orderBy(desc(value), desc(id))
    .limit(limit);
}

/** The title holds the text as it is written; its grams let an index find the few titles that may. */
function titleHolds(text: string): SQL | undefined {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return and(arrayContains(resource.titleGrams, titleGrams(text)), ilike(resource.title, `%${literal}%`));
}

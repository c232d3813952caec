import { EVENT_RESOURCE_TYPES, ResourceType } from '@osteon/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../../platform/database/filters.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';
import { product } from '../../product/tables.ts';
import type { Target } from '../base/target.ts';
import { browsePause, browseRecord } from './tables.ts';

/** The last record of the page before. */
type BrowseCursor = readonly [viewedAt: number, resourceId: string];

/** Filter of the records: one type, and words of a title. */
interface BrowseFilter {
  readonly resourceType: number | undefined;
  readonly keyWord: string | undefined;
}

/** Reads and writes the browsing history of accounts. */
export function createBrowseRepository(db: Database) {
  const isOf = (accountId: string, item: Target | null) =>
    and(
      eq(browseRecord.accountId, accountId),
      equalsIfSet(browseRecord.resourceType, item?.refType),
      equalsIfSet(browseRecord.resourceId, item?.refId),
    );
  const isEvent = inArray(browseRecord.resourceType, EVENT_RESOURCE_TYPES);
  const isOfType = (type: ResourceType) => eq(browseRecord.resourceType, type);

  return {
    /** Records an item, or moves its record to the front. */
    async save(accountId: string, { refType, refId }: Target, viewedAt: number): Promise<void> {
      const { resourceType, resourceId } = browseRecord;
      await db
        .insert(browseRecord)
        .values({ accountId, resourceType: refType, resourceId: refId, viewedAt })
        .onConflictDoUpdate({ target: [browseRecord.accountId, resourceType, resourceId], set: { viewedAt } });
    },

    /** Deletes the record of an item, or all for null. */
    async remove(accountId: string, item: Target | null): Promise<void> {
      await db.delete(browseRecord).where(isOf(accountId, item));
    },

    /** A page of records, last viewed first, without items that are no longer there. */
    listPage(
      accountId: string,
      { resourceType, keyWord = '' }: BrowseFilter,
      { after, limit }: { readonly after: BrowseCursor | null; readonly limit: number },
    ) {
      // An account has few records, so their titles are filtered without an index.
      const hasWords =
        keyWord === ''
          ? undefined
          : sql`strpos(lower(coalesce(${resource.title}, ${liveEvent.title}, ${doctor.name}, ${product.name}) || ' ' ||
              coalesce(${resource.titleEn}, ${liveEvent.titleEn}, ${doctor.nameEn}, ${product.nameEn})), lower(${keyWord})) > 0`;
      return db
        .select({
          resourceType: browseRecord.resourceType,
          resourceId: browseRecord.resourceId,
          viewedAt: browseRecord.viewedAt,
        })
        .from(browseRecord)
        .leftJoin(
          resource,
          and(eq(resource.id, browseRecord.resourceId), eq(resource.type, browseRecord.resourceType), isPublished),
        )
        .leftJoin(liveEvent, and(isEvent, eq(liveEvent.id, browseRecord.resourceId)))
        .leftJoin(doctor, and(isOfType(ResourceType.author), eq(doctor.id, browseRecord.resourceId), isVisible))
        .leftJoin(product, and(isOfType(ResourceType.product), eq(product.id, browseRecord.resourceId)))
        .where(
          and(
            eq(browseRecord.accountId, accountId),
            equalsIfSet(browseRecord.resourceType, resourceType),
            sql`coalesce(${resource.id}, ${liveEvent.id}, ${doctor.id}, ${product.id}) is not null`,
            hasWords,
            isAfterCursor([browseRecord.viewedAt, browseRecord.resourceId], 'descending', after),
          ),
        )
        .orderBy(desc(browseRecord.viewedAt), desc(browseRecord.resourceId))
        .limit(limit);
    },

    /** The time at which an account paused recording, in ms; null while it records. */
    async findPausedAt(accountId: string): Promise<number | null> {
      const [row] = await db.select().from(browsePause).where(eq(browsePause.accountId, accountId));
      return row?.pausedAt ?? null;
    },

    /** Stops recording; an earlier stop stays. */
    async pause(accountId: string, pausedAt: number): Promise<void> {
      await db.insert(browsePause).values({ accountId, pausedAt }).onConflictDoNothing();
    },

    async resume(accountId: string): Promise<void> {
      await db.delete(browsePause).where(eq(browsePause.accountId, accountId));
    },
  };
}

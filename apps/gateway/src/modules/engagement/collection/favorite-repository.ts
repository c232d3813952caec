import { and, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { resource } from '../../content/tables.ts';
import type { Target } from '../target/target.ts';
import { favorite, favoriteEntry } from './tables.ts';

/** The last favourite of the page before. */
export type FavoriteCursor = readonly [collectedAt: number, resourceId: string];

/** Reads and writes the favourites of accounts. */
export function createFavoriteRepository(db: Database) {
  const isFavorite = (accountId: string, resourceId: string) =>
    and(eq(favorite.accountId, accountId), eq(favorite.resourceId, resourceId));
  const isEntry = (accountId: string, resourceId: string) =>
    and(eq(favoriteEntry.accountId, accountId), eq(favoriteEntry.resourceId, resourceId));

  return {
    /** Keeps a resource and locks that until the transaction ends; returns whether it was not kept before. */
    async insert(accountId: string, resourceId: string, now: number): Promise<boolean> {
      const [row] = await db
        .insert(favorite)
        .values({ accountId, resourceId, collectedAt: now })
        .onConflictDoUpdate({
          target: [favorite.accountId, favorite.resourceId],
          set: { collectedAt: sql`${favorite.collectedAt}` },
        })
        // Only a row that was updated has had a version before.
        .returning({ isNew: sql<boolean>`xmax = 0` });
      return row?.isNew ?? false;
    },

    /** Locks a favourite until the transaction ends; false where a resource of this type and id is none. */
    async lock(accountId: string, { refType, refId }: Target): Promise<boolean> {
      const rows = await db
        .select({ id: favorite.resourceId })
        .from(favorite)
        .innerJoin(resource, and(eq(resource.id, favorite.resourceId), eq(resource.type, refType)))
        .where(isFavorite(accountId, refId))
        .for('update', { of: favorite });
      return rows.length > 0;
    },

    /** Deletes a favourite, in all folders. */
    async remove(accountId: string, resourceId: string): Promise<void> {
      await db.delete(favorite).where(isFavorite(accountId, resourceId));
    },

    async addEntry(entry: typeof favoriteEntry.$inferInsert): Promise<void> {
      await db.insert(favoriteEntry).values(entry).onConflictDoNothing();
    },

    async removeEntry(folderId: string, accountId: string, resourceId: string): Promise<void> {
      await db.delete(favoriteEntry).where(and(eq(favoriteEntry.folderId, folderId), isEntry(accountId, resourceId)));
    },

    /** In how many folders a favourite is. */
    countEntries: (accountId: string, resourceId: string) => db.$count(favoriteEntry, isEntry(accountId, resourceId)),

    countOfAccount: (accountId: string) => db.$count(favorite, eq(favorite.accountId, accountId)),

    /** Those of these ids that the account keeps. */
    async listKept(accountId: string, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: favorite.resourceId })
        .from(favorite)
        .where(and(eq(favorite.accountId, accountId), anyOf(favorite.resourceId, ids)));
      return rows.map(({ id }) => id);
    },

    /** A page of favourites, last kept first: of a folder by when they came into it, of all by when they were kept. */
    listPage(accountId: string, folderId: string | null, after: FavoriteCursor | null, limit: number) {
      const table = folderId === null ? favorite : favoriteEntry;
      const ownership = folderId === null ? eq(favorite.accountId, accountId) : eq(favoriteEntry.folderId, folderId);
      return db
        .select({
          resourceId: table.resourceId,
          collectedAt: table.collectedAt,
          resourceType: resource.type,
          title: resource.title,
        })
        .from(table)
        .innerJoin(resource, eq(resource.id, table.resourceId))
        .where(and(ownership, isAfterCursor([table.collectedAt, table.resourceId], 'descending', after)))
        .orderBy(desc(table.collectedAt), desc(table.resourceId))
        .limit(limit);
    },

    /** Ends all favourites of an account, with its folders' entries, and returns what it kept. */
    removeOfAccount: async (accountId: string) => {
      const kept = await db
        .select({ refType: resource.type, refId: resource.id })
        .from(favorite)
        .innerJoin(resource, eq(resource.id, favorite.resourceId))
        .where(eq(favorite.accountId, accountId));
      await db.delete(favorite).where(eq(favorite.accountId, accountId));
      return kept;
    },
  };
}

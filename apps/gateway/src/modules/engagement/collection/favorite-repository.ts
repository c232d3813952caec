import { and, asc, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareSql, prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { resource } from '../../content/tables.ts';
import { prepareCounted } from '../base/count-repository.ts';
import { engagementCount } from '../base/tables.ts';
import type { Target } from '../base/target.ts';
import { favorite, favoriteEntry } from './tables.ts';

/** The last favourite of the page before. */
type FavoriteCursor = readonly [collectedAt: number, resourceId: string];

/** Filter of the favourites: one folder or all, one type, and words of a title. */
interface FavoriteFilter {
  readonly folderId: string | null;
  readonly resourceType: number | undefined;
  readonly keyWord: string | undefined;
}

/** Target and source folder of a move of favourites; null for all other folders. */
interface EntryMove {
  readonly folderId: string;
  readonly fromFolderId: string | null;
  readonly collectedAt: number;
}

const key = { accountId: favorite.accountId, resourceId: favorite.resourceId };

const countedKey = { accountId: favorite.accountId, refType: engagementCount.refType, refId: favorite.resourceId };

const insert = prepareCounted(
  { ...countedKey, collectedAt: favorite.collectedAt },
  'favorites',
  1,
  (db, { accountId, refId, collectedAt }) =>
    db
      .insert(favorite)
      .values({ accountId, resourceId: refId, collectedAt })
      .onConflictDoUpdate({
        target: [favorite.accountId, favorite.resourceId],
        set: { collectedAt: sql`${favorite.collectedAt}` },
      })
      // Only a row that was updated has had a version before.
      .returning({ isNew: sql<boolean>`xmax = 0`.as('is_new') }),
  sql`is_new`,
);
const insertEntry = prepareStatement(getTableColumns(favoriteEntry), (db, row) =>
  db.insert(favoriteEntry).values(row).onConflictDoNothing(),
);
const insertFirstEntry = prepareSql(
  getTableColumns(favoriteEntry),
  (_, { folderId, accountId, resourceId, collectedAt }) => sql`
    insert into ${favoriteEntry} (folder_id, account_id, resource_id, collected_at)
    select ${folderId}, ${accountId}, ${resourceId}, ${collectedAt}
    where not exists (select from ${favoriteEntry} where account_id = ${accountId} and resource_id = ${resourceId})`,
);
const lock = prepareStatement({ ...key, type: resource.type }, (db, { accountId, resourceId, type }) =>
  db
    .select({ id: favorite.resourceId })
    .from(favorite)
    .innerJoin(resource, and(eq(resource.id, favorite.resourceId), eq(resource.type, type)))
    .where(and(eq(favorite.accountId, accountId), eq(favorite.resourceId, resourceId)))
    .for('update', { of: favorite }),
);
const remove = prepareCounted(countedKey, 'favorites', -1, (db, { accountId, refId }) =>
  db
    .delete(favorite)
    .where(and(eq(favorite.accountId, accountId), eq(favorite.resourceId, refId)))
    .returning({ id: favorite.resourceId }),
);

/** Reads and writes the favourites of accounts. */
export function createFavoriteRepository(db: Database) {
  const areEntries = (accountId: string, ids: readonly string[]) =>
    and(eq(favoriteEntry.accountId, accountId), anyOf(favoriteEntry.resourceId, ids));
  const isEntry = (accountId: string, resourceId: string) =>
    and(eq(favoriteEntry.accountId, accountId), eq(favoriteEntry.resourceId, resourceId));

  return {
    /**
     * Adds a resource to the favourites and locks its count until the transaction ends; returns the new count,
     * undefined where it was a favourite already.
     */
    async insert(accountId: string, target: Target, now: number): Promise<number | undefined> {
      const [changed] = await insert(db, { accountId, ...target, collectedAt: now });
      return changed?.count;
    },

    /** Locks a favourite until the transaction ends; false where a resource of this type and id is none. */
    async lock(accountId: string, { refType, refId }: Target): Promise<boolean> {
      return (await lock(db, { accountId, resourceId: refId, type: refType })).length > 0;
    },

    /** Deletes a locked favourite, in all folders; returns the new count of the resource. */
    async remove(accountId: string, target: Target): Promise<number> {
      const [changed] = await remove(db, { accountId, ...target });
      return changed?.count ?? 0;
    },

    /** Puts a favourite into a folder. */
    async addEntry(entry: Parameters<typeof insertEntry>[1]): Promise<void> {
      await insertEntry(db, entry);
    },

    /** Puts a favourite that is in no folder into one. */
    async addFirstEntry(entry: Parameters<typeof insertFirstEntry>[1]): Promise<void> {
      await insertFirstEntry(db, entry);
    },

    async removeEntry(folderId: string, accountId: string, resourceId: string): Promise<void> {
      await db.delete(favoriteEntry).where(and(eq(favoriteEntry.folderId, folderId), isEntry(accountId, resourceId)));
    },

    /** In how many folders a favourite is. */
    countEntries: (accountId: string, resourceId: string) => db.$count(favoriteEntry, isEntry(accountId, resourceId)),

    /** Number of favourites of an account by type, and the time at which the last of each was added. */
    listTypesOfAccount: (accountId: string) =>
      db
        .select({
          resourceType: resource.type,
          count: count(),
          updatedAt: sql`max(${favorite.collectedAt})`.mapWith(favorite.collectedAt),
        })
        .from(favorite)
        .innerJoin(resource, eq(resource.id, favorite.resourceId))
        .where(eq(favorite.accountId, accountId))
        .groupBy(resource.type)
        .orderBy(asc(resource.type)),

    /** Locks those of these resources that are favourites of the account until the transaction ends, ordered by id. */
    lockSeveral: (accountId: string, ids: readonly string[]) =>
      db
        .select({ refType: resource.type, refId: favorite.resourceId })
        .from(favorite)
        .innerJoin(resource, eq(resource.id, favorite.resourceId))
        .where(and(eq(favorite.accountId, accountId), anyOf(favorite.resourceId, ids)))
        .orderBy(asc(favorite.resourceId))
        .for('update', { of: favorite }),

    /** Adds locked favourites to a folder, and removes them from another, or from all others where that is null. */
    async moveEntries(accountId: string, ids: readonly string[], move: EntryMove): Promise<void> {
      if (ids.length === 0) return;
      const { folderId, collectedAt } = move;
      await db
        .insert(favoriteEntry)
        .values(ids.map((resourceId) => ({ folderId, accountId, resourceId, collectedAt })))
        .onConflictDoNothing();
      const isInSource = move.fromFolderId === null ? undefined : eq(favoriteEntry.folderId, move.fromFolderId);
      await db
        .delete(favoriteEntry)
        .where(and(areEntries(accountId, ids), isInSource, ne(favoriteEntry.folderId, folderId)));
    },

    /** Removes locked favourites from a folder. */
    async removeEntries(folderId: string, accountId: string, ids: readonly string[]): Promise<void> {
      await db.delete(favoriteEntry).where(and(areEntries(accountId, ids), eq(favoriteEntry.folderId, folderId)));
    },

    /** Returns those of these favourites that are in a folder. */
    async listInFolders(accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectDistinct({ id: favoriteEntry.resourceId })
        .from(favoriteEntry)
        .where(areEntries(accountId, ids));
      return new Set(rows.map(({ id }) => id));
    },

    /** Deletes locked favourites, in all folders. */
    async removeSeveral(accountId: string, ids: readonly string[]): Promise<void> {
      await db.delete(favorite).where(and(eq(favorite.accountId, accountId), anyOf(favorite.resourceId, ids)));
    },

    /** Returns those of these ids that are favourites of the account. */
    async listOwn(accountId: string, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: favorite.resourceId })
        .from(favorite)
        .where(and(eq(favorite.accountId, accountId), anyOf(favorite.resourceId, ids)));
      return rows.map(({ id }) => id);
    },

    /**
     * A page of favourites, most recently added first: in a folder by the time of the entry, in all by that of the
     * favourite.
     */
    listPage(
      accountId: string,
      { folderId, resourceType, keyWord = '' }: FavoriteFilter,
      { after, limit }: { readonly after: FavoriteCursor | null; readonly limit: number },
    ) {
      const table = folderId === null ? favorite : favoriteEntry;
      const ownership = folderId === null ? eq(favorite.accountId, accountId) : eq(favoriteEntry.folderId, folderId);
      // An account has few favourites, so their titles are filtered without an index.
      const hasWords =
        keyWord === ''
          ? undefined
          : sql`strpos(lower(${resource.title} || ' ' || ${resource.titleEn}), lower(${keyWord})) > 0`;
      return db
        .select({
          resourceId: table.resourceId,
          collectedAt: table.collectedAt,
          resourceType: resource.type,
          title: resource.title,
        })
        .from(table)
        .innerJoin(resource, eq(resource.id, table.resourceId))
        .where(
          and(
            ownership,
            equalsIfSet(resource.type, resourceType),
            hasWords,
            isAfterCursor([table.collectedAt, table.resourceId], 'descending', after),
          ),
        )
        .orderBy(desc(table.collectedAt), desc(table.resourceId))
        .limit(limit);
    },

    /** Deletes all favourites of an account with their folder entries, and returns their resources. */
    removeOfAccount: async (accountId: string) => {
      const favorites = await db
        .select({ refType: resource.type, refId: resource.id })
        .from(favorite)
        .innerJoin(resource, eq(resource.id, favorite.resourceId))
        .where(eq(favorite.accountId, accountId));
      await db.delete(favorite).where(eq(favorite.accountId, accountId));
      return favorites;
    },
  };
}

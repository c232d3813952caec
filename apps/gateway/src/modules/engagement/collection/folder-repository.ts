import { and, asc, count, desc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { resource } from '../../content/tables.ts';
import { favorite, favoriteEntry, favoriteFolder } from './tables.ts';

const lockDefault = prepareStatement({ accountId: favoriteFolder.accountId }, (db, { accountId }) =>
  db
    .select({ id: favoriteFolder.id })
    .from(favoriteFolder)
    .where(and(eq(favoriteFolder.accountId, accountId), sql`${favoriteFolder.isDefault}`))
    .for('key share'),
);

/** Reads and writes the folders of accounts. */
export function createFolderRepository(db: Database) {
  const isOwn = (accountId: string, id: string) =>
    and(eq(favoriteFolder.accountId, accountId), eq(favoriteFolder.id, id));

  return {
    /** The default folder's id, which stays until the transaction ends; undefined where there is none yet. */
    async lockDefault(accountId: string): Promise<string | undefined> {
      const [row] = await lockDefault(db, { accountId });
      return row?.id;
    },

    /** The default folder's id, which is made where there is none; locked until the transaction ends. */
    async ensureDefault(accountId: string, id: string, now: number): Promise<string> {
      const [row] = await db
        .insert(favoriteFolder)
        .values({ id, accountId, name: '', isDefault: true, createdAt: now })
        .onConflictDoUpdate({ target: [favoriteFolder.accountId, favoriteFolder.name], set: { isDefault: true } })
        .returning({ id: favoriteFolder.id });
      if (!row) throw new TypeError('an upsert returns its row');
      return row.id;
    },

    /** Locks an own folder against deletion until the transaction ends; false where no folder has this id. */
    async lockOwn(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: favoriteFolder.id })
        .from(favoriteFolder)
        .where(isOwn(accountId, id))
        .for('key share');
      return rows.length > 0;
    },

    async hasOwn(accountId: string, id: string): Promise<boolean> {
      return (await db.$count(favoriteFolder, isOwn(accountId, id))) > 0;
    },

    countOwn: (accountId: string) => db.$count(favoriteFolder, eq(favoriteFolder.accountId, accountId)),

    insert: (row: typeof favoriteFolder.$inferInsert) => db.insert(favoriteFolder).values(row),

    /** Returns true if there was a folder of this id to rename; the default one has no name. */
    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const rows = await db
        .update(favoriteFolder)
        .set({ name })
        .where(and(isOwn(accountId, id), eq(favoriteFolder.isDefault, false)))
        .returning({ id: favoriteFolder.id });
      return rows.length > 0;
    },

    /** Locks a folder that can be deleted; false where there is none of this id. */
    async lockDeletable(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: favoriteFolder.id })
        .from(favoriteFolder)
        .where(and(isOwn(accountId, id), eq(favoriteFolder.isDefault, false)))
        .for('update');
      return rows.length > 0;
    },

    /** Moves favourites that are in no other folder to another one, and deletes the folder. */
    async deleteInto(accountId: string, id: string, targetId: string): Promise<void> {
      // A transaction that removes one of them from another folder waits.
      await db.execute(sql`
        select from ${favorite} where account_id = ${accountId}
          and resource_id in (select resource_id from ${favoriteEntry} where folder_id = ${id})
        order by resource_id for update`);
      await db.execute(sql`
        insert into ${favoriteEntry} (folder_id, account_id, resource_id, collected_at)
        select ${targetId}, account_id, resource_id, collected_at from ${favoriteEntry} moved
        where folder_id = ${id} and not exists (
          select from ${favoriteEntry} other
          where other.account_id = ${accountId} and other.resource_id = moved.resource_id and other.folder_id <> ${id})`);
      await db.delete(favoriteFolder).where(isOwn(accountId, id));
    },

    /** The folders, the default one first, then as they were made. */
    listOwn(accountId: string, resourceId: string | null) {
      const isInFolder = and(
        eq(favoriteEntry.folderId, favoriteFolder.id),
        eq(favoriteEntry.resourceId, resourceId ?? ''),
      );
      return db
        .select({
          id: favoriteFolder.id,
          name: favoriteFolder.name,
          isDefault: favoriteFolder.isDefault,
          hasResource: sql<boolean>`${exists(db.select().from(favoriteEntry).where(isInFolder))}`,
        })
        .from(favoriteFolder)
        .where(eq(favoriteFolder.accountId, accountId))
        .orderBy(desc(favoriteFolder.isDefault), asc(favoriteFolder.createdAt), asc(favoriteFolder.id));
    },

    /** Number of favourites by folder and type, and the time at which the last of each was added. */
    listTypes: (accountId: string) =>
      db
        .select({
          folderId: favoriteEntry.folderId,
          resourceType: resource.type,
          count: count(),
          updatedAt: sql`max(${favoriteEntry.collectedAt})`.mapWith(favoriteEntry.collectedAt),
        })
        .from(favoriteEntry)
        .innerJoin(resource, eq(resource.id, favoriteEntry.resourceId))
        .where(eq(favoriteEntry.accountId, accountId))
        .groupBy(favoriteEntry.folderId, resource.type)
        .orderBy(asc(resource.type)),
  };
}

import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { upsert } from '../../platform/database/upsert.ts';
import { picture } from '../media/tables.ts';
import { createResourceRepository } from './resource-repository.ts';
import { type ResourceVersion, resource, resourceTag, resourceVersion } from './tables.ts';

/** The table of a module, with a row for each of its resources. */
export type DetailsTable = PgTable & { readonly id: PgColumn };

/** Reads and writes the versions of resources before their last change. */
export function createVersionRepository(db: Database) {
  return {
    /** The card of a resource, locked until the transaction ends; undefined for an unknown id. */
    async lockCard(id: string): Promise<ResourceVersion['card'] | undefined> {
      const [row] = await db.select().from(resource).where(eq(resource.id, id)).for('update');
      return row;
    },

    async findAlt(pictureId: string | null): Promise<string> {
      const [row] =
        pictureId === null ? [] : await db.select({ alt: picture.alt }).from(picture).where(eq(picture.id, pictureId));
      return row?.alt ?? '';
    },

    async listTagIds(id: string): Promise<string[]> {
      const rows = await db.select({ id: resourceTag.tagId }).from(resourceTag).where(eq(resourceTag.resourceId, id));
      return rows.map((row) => row.id);
    },

    async findDetails(table: DetailsTable, id: string): Promise<ResourceVersion['details']> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },

    async find(id: string) {
      const [row] = await db.select().from(resourceVersion).where(eq(resourceVersion.resourceId, id));
      return row;
    },

    /** Stores a version, in place of the one before it. */
    async save(row: typeof resourceVersion.$inferInsert): Promise<void> {
      await upsert(db, resourceVersion, [row]);
    },

    async deleteVersions(ids: readonly string[]): Promise<void> {
      await db.delete(resourceVersion).where(anyOf(resourceVersion.resourceId, ids));
    },

    /** Leaves a state without the one before it. */
    async clearPreviousState(id: string): Promise<void> {
      await db.update(resource).set({ previousState: null }).where(eq(resource.id, id));
    },

    /** Writes card, tags and details again; views, publication and state stay. */
    async restore(table: DetailsTable, { card, alt, tagIds, details }: ResourceVersion): Promise<void> {
      const resources = createResourceRepository(db);
      await resources.restoreCard(card);
      if (card.pictureId !== null) await db.update(picture).set({ alt }).where(eq(picture.id, card.pictureId));
      await resources.replaceTags([{ id: card.id, tagIds }]);
      if (details) await upsert(db, table, [details]);
    },
  };
}

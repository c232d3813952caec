import { and, asc, count, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { caseDraft, caseDraftImage } from '../base/tables.ts';

export type ImageRow = typeof caseDraftImage.$inferSelect;

/** The draft of a picture is in review, where neither is changed. */
const isInReview = sql<boolean>`${caseDraft.state} = 'review'`;

/** Stores the pictures of drafts. */
export function createImageRepository(db: Database) {
  return {
    async countOfDraft(draftId: string): Promise<number> {
      const [row] = await db
        .select({ images: count() })
        .from(caseDraftImage)
        .where(eq(caseDraftImage.draftId, draftId));
      return row?.images ?? 0;
    },

    async insert(row: ImageRow): Promise<void> {
      await db.insert(caseDraftImage).values(row);
    },

    async find(id: string): Promise<ImageRow | undefined> {
      const [row] = await db.select().from(caseDraftImage).where(eq(caseDraftImage.id, id));
      return row;
    },

    /** A picture of an account, and whether its draft is in review; it is locked with `isLocked`. */
    async findOwn(accountId: string, id: string, { isLocked }: { readonly isLocked: boolean }) {
      const query = db
        .select({ image: caseDraftImage, isInReview })
        .from(caseDraftImage)
        .innerJoin(caseDraft, eq(caseDraft.id, caseDraftImage.draftId))
        .where(and(eq(caseDraftImage.id, id), eq(caseDraftImage.accountId, accountId)));
      const [row] = await (isLocked ? query.for('update') : query);
      return row;
    },

    listOfDraft: (draftId: string) =>
      db
        .select()
        .from(caseDraftImage)
        .where(eq(caseDraftImage.draftId, draftId))
        .orderBy(asc(caseDraftImage.createdAt), asc(caseDraftImage.id)),

    listOfAccount: (accountId: string) =>
      db.select().from(caseDraftImage).where(eq(caseDraftImage.accountId, accountId)),

    listByIds: (ids: readonly string[]) =>
      db
        .select()
        .from(caseDraftImage)
        .where(inArray(caseDraftImage.id, [...ids])),

    async update(
      id: string,
      values: Partial<Pick<ImageRow, 'state' | 'flags' | 'boxes' | 'isChecked'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(caseDraftImage)
        .set(values)
        .where(eq(caseDraftImage.id, id))
        .returning({ id: caseDraftImage.id });
      return rows.length === 1;
    },

    async delete(id: string): Promise<void> {
      await db.delete(caseDraftImage).where(eq(caseDraftImage.id, id));
    },

    /** Deletes the oldest pictures from before a time (ms) that their drafts do not name; none of a draft in review. */
    deleteUnused(before: number, size: number): Promise<Pick<ImageRow, 'id' | 'accountId'>[]> {
      const named = sql`jsonb_path_query_array(${caseDraft.fields}, '$.images[*].imageId') ? ${caseDraftImage.id}`;
      const unused = db
        .select({ id: caseDraftImage.id })
        .from(caseDraftImage)
        .innerJoin(caseDraft, eq(caseDraft.id, caseDraftImage.draftId))
        .where(and(lt(caseDraftImage.createdAt, before), ne(caseDraft.state, 'review'), sql`not (${named})`))
        .orderBy(asc(caseDraftImage.createdAt))
        .limit(size);
      return db
        .delete(caseDraftImage)
        .where(inArray(caseDraftImage.id, unused))
        .returning({ id: caseDraftImage.id, accountId: caseDraftImage.accountId });
    },
  };
}

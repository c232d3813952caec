import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import { quote } from '../base/comments/tables.ts';

/** Reads and writes quotes. */
export function createQuoteRepository(db: Database) {
  return {
    /** Fields of a published item that a citation names; undefined for any other. */
    async findSource({ resourceType, resourceId }: CommentItem) {
      const [row] = await db
        .select({ title: resource.title, durationSeconds: resource.durationSeconds, author: doctor.name })
        .from(resource)
        .innerJoin(doctor, eq(doctor.id, resource.authorId))
        .where(and(isPublished, eq(resource.id, resourceId), eq(resource.type, resourceType)));
      return row;
    },

    /** Returns the id of the account's same quote, or of this new one. */
    async upsert(row: typeof quote.$inferInsert): Promise<string> {
      const [stored] = await db
        .insert(quote)
        .values(row)
        .onConflictDoUpdate({
          target: [quote.accountId, quote.resourceType, quote.resourceId, quote.anchor, quote.text],
          set: { createdAt: row.createdAt },
        })
        .returning({ id: quote.id });
      return stored?.id ?? row.id;
    },

    /** An account's quote of an item, locked against deletion until the transaction ends; undefined for any other. */
    async lockOwn(id: string, accountId: string, { resourceType, resourceId }: CommentItem) {
      const [row] = await db
        .select({ anchor: quote.anchor })
        .from(quote)
        .where(
          and(
            eq(quote.id, id),
            eq(quote.accountId, accountId),
            eq(quote.resourceType, resourceType),
            eq(quote.resourceId, resourceId),
          ),
        )
        .for('key share');
      return row;
    },
  };
}

import { max } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { tag } from './tables.ts';

/** A tag that an author proposes. */
export type NewTag = Omit<typeof tag.$inferInsert, 'position'>;

/** Creates tags. */
export function createTagRepository(db: Database) {
  return {
    /** The ids of tags by their names, in their order; those that are missing are created at the end of all. */
    async ensureTags(tags: readonly NewTag[]): Promise<string[]> {
      if (tags.length === 0) return [];
      const [last] = await db.select({ position: max(tag.position) }).from(tag);
      const first = (last?.position ?? -1) + 1;
      await db
        .insert(tag)
        .values(tags.map((each, index) => ({ ...each, position: first + index })))
        .onConflictDoNothing({ target: tag.name });
      const names = tags.map(({ name }) => name);
      const rows = await db.select({ id: tag.id, name: tag.name }).from(tag).where(anyOf(tag.name, names));
      const byName = new Map(rows.map(({ id, name }) => [name, id]));
      return names.flatMap((name) => byName.get(name) ?? []);
    },
  };
}

import { eq, inArray, sql } from 'drizzle-orm';
import { picture } from '../modules/media/tables.ts';
import type { Database } from '../platform/database/connect.ts';
import { libraryLoad } from './tables.ts';

type LoadRow = typeof libraryLoad.$inferSelect;

/** Key of the advisory lock of a load; no other program of this database uses it. */
const LOAD_LOCK = 0x05_7e_0b;

/** Reads and stores the loads of libraries. */
export function createLoadRepository(db: Database) {
  return {
    /** Waits until no other gateway loads the library; held until the end of the transaction. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    },

    /** The last load of a source; undefined before the first. */
    async find(name: string): Promise<LoadRow | undefined> {
      const [load] = await db.select().from(libraryLoad).where(eq(libraryLoad.name, name));
      return load;
    },

    async save(load: LoadRow): Promise<void> {
      await db.insert(libraryLoad).values(load).onConflictDoUpdate({ target: libraryLoad.name, set: load });
    },

    /** The rows of these pictures as far as they exist, by id. */
    async findPictures(ids: readonly string[]) {
      const rows = await db
        .select()
        .from(picture)
        .where(inArray(picture.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}

import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, specialty } from '../../doctor/tables.ts';
import { picture } from '../../media/tables.ts';
import { liveChannel, liveEvent, liveLecturer } from '../event/tables.ts';

/** Writes an event with its channels and lecturers, and reads the rows that it refers to. */
export function createCreateLiveRepository(db: Database) {
  return {
    /** The ids among these that belong to no doctor. */
    async findUnknownDoctors(ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: doctor.id })
        .from(doctor)
        .where(inArray(doctor.id, [...ids]));
      const known = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !known.has(id));
    },

    async listSpecialtyIds(): Promise<string[]> {
      return (await db.select({ id: specialty.id }).from(specialty).orderBy(specialty.position)).map(({ id }) => id);
    },

    /** Adds an event; returns false if the id exists already. */
    async add(
      event: typeof liveEvent.$inferInsert,
      parts: {
        readonly picture: typeof picture.$inferInsert;
        readonly channels: readonly (typeof liveChannel.$inferInsert)[];
        readonly lecturers: readonly (typeof liveLecturer.$inferInsert)[];
      },
    ): Promise<boolean> {
      await db.insert(picture).values(parts.picture).onConflictDoNothing();
      if ((await db.insert(liveEvent).values(event).onConflictDoNothing()).count === 0) return false;
      await db.insert(liveChannel).values([...parts.channels]);
      await db.insert(liveLecturer).values([...parts.lecturers]);
      return true;
    },
  };
}

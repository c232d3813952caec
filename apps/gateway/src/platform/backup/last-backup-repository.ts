import type { Database } from '../database/connect.ts';
import { lastBackup } from './tables.ts';

/** Stores the time of the last backup. */
export function createLastBackupRepository(db: Database) {
  return {
    /** The time of the last complete backup (ms); null where there is none. */
    async read(): Promise<number | null> {
      const [row] = await db.select({ takenAt: lastBackup.takenAt }).from(lastBackup);
      return row?.takenAt ?? null;
    },

    /** Stores the time of a complete backup. */
    async save(takenAt: number): Promise<void> {
      await db.insert(lastBackup).values({ takenAt }).onConflictDoUpdate({ target: lastBackup.id, set: { takenAt } });
    },
  };
}

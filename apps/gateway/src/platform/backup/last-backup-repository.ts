import type { Database } from '../database/connect.ts';
import { lastBackup } from './tables.ts';

/** The time of the last complete backup (ms); null where there is none. */
export async function readLastBackup(db: Database): Promise<number | null> {
  const [row] = await db.select({ takenAt: lastBackup.takenAt }).from(lastBackup);
  return row?.takenAt ?? null;
}

/** Stores the time of a complete backup. */
export async function saveLastBackup(db: Database, takenAt: number): Promise<void> {
  await db.insert(lastBackup).values({ takenAt }).onConflictDoUpdate({ target: lastBackup.id, set: { takenAt } });
}

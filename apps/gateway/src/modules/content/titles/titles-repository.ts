import { isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, specialty } from '../../doctor/tables.ts';
import { resource } from '../tables.ts';

/** Key of the advisory lock of an import; no other program of this database uses it. */
const IMPORT_LOCK = 0x05_7e_0c;

/** Reads the rows that imported titles refer to. */
export function createTitlesRepository(db: Database) {
  return {
    /** Waits until no other import of titles runs; held until the end of the transaction. */
    async lockImport(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    },

    async listSpecialtyNames() {
      return db.select({ id: specialty.id, name: specialty.name }).from(specialty);
    },

    /** The names of the library's own people: an account of the same name is not an author. */
    async listDoctorNames() {
      return db.select({ id: doctor.id, name: doctor.name }).from(doctor).where(isNull(doctor.createdAt));
    },

    /** Returns those of these ids that belong to a resource. */
    async findExistingIds(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.select({ id: resource.id }).from(resource).where(anyOf(resource.id, ids));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

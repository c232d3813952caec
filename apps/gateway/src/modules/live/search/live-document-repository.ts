import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, hospital, hospitalText, specialty } from '../../doctor/tables.ts';
import { liveEvent, liveLecturer } from '../event/tables.ts';

/** An event with the words for the search beside its own texts. */
export interface LiveDocumentRow {
  readonly event: typeof liveEvent.$inferSelect;
  readonly specialty: string;
  /** Names of its lecturers, in both languages, and of their hospitals. */
  readonly lecturers: readonly string[];
}

/** Reads the data of events for the search index. */
export function createLiveDocumentRepository(db: Database) {
  return {
    /** These events in any status, or all of them without ids. */
    async list(ids?: readonly string[]): Promise<LiveDocumentRow[]> {
      const events = await db
        .select({ event: liveEvent, specialty: specialty.name })
        .from(liveEvent)
        .innerJoin(specialty, eq(specialty.id, liveEvent.specialtyId))
        .where(ids && anyOf(liveEvent.id, ids))
        .orderBy(asc(liveEvent.id));
      const lecturers = await db
        .select({ liveId: liveLecturer.liveId, name: doctor.name, nameEn: doctor.nameEn, hospital: hospitalText })
        .from(liveLecturer)
        .innerJoin(doctor, eq(doctor.id, liveLecturer.doctorId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(ids && anyOf(liveLecturer.liveId, ids))
        .orderBy(asc(liveLecturer.liveId), asc(liveLecturer.position));
      const byEvent = Map.groupBy(lecturers, ({ liveId }) => liveId);
      return events.map(({ event, specialty: name }) => ({
        event,
        specialty: name,
        lecturers: (byEvent.get(event.id) ?? []).flatMap((each) => [each.name, each.nameEn, each.hospital]),
      }));
    },
  };
}

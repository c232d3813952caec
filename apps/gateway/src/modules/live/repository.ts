import { LiveStatus } from '@osteon/domain';
import { and, asc, count, desc, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { doctor, hospital, specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { OPEN_STATUSES, PUBLIC_STATUSES } from './policy.ts';
import { liveEvent, liveLecturer } from './tables.ts';

/** Where a page of events begins: after this moment in ms and id. */
export type LivePlace = readonly [at: number, id: string];

/** An event lasts a week at most (see the table), so nothing that began before can still run. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads live events. */
export function createLiveRepository(db: Database) {
  const { planBeginAt, planEndAt, id, status, specialtyId } = liveEvent;
  const events = () =>
    db
      .select({ event: liveEvent, specialty, picture })
      .from(liveEvent)
      .innerJoin(specialty, eq(specialty.id, specialtyId))
      .innerJoin(picture, eq(picture.id, liveEvent.pictureId))
      .$dynamic();
  const of = (wanted: string | undefined) => (wanted === undefined ? undefined : eq(specialtyId, wanted));
  const among = (statuses: readonly number[]): SQL => sql`${status} = any(${sql.param(statuses)})`;
  const open = (now: number) => and(among(OPEN_STATUSES), gt(planEndAt, now));
  const onAir = (now: number) =>
    and(among([LiveStatus.living, LiveStatus.pause]), gt(planEndAt, now), gt(planBeginAt, now - LONGEST_MS));

  return {
    event: (wanted: string) => events().where(and(eq(id, wanted), among(PUBLIC_STATUSES))),

    /** Those of these events that may be seen. */
    byIds: (ids: readonly string[]) => events().where(and(anyOf(id, ids), among(PUBLIC_STATUSES))),

    /** Running and coming events by their begin. */
    coming: (specialty: string | undefined, now: number, after: LivePlace | null, limit: number) =>
      events()
        .where(
          and(
            of(specialty),
            open(now),
            gt(planBeginAt, now - LONGEST_MS),
            after ? sql`(${planBeginAt}, ${id}) > (${sql.param(after[0], planBeginAt)}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(asc(planBeginAt), asc(id))
        .limit(limit),

    /** Events that are over, the last ended first. */
    past: (specialty: string | undefined, now: number, after: LivePlace | null, limit: number) =>
      events()
        .where(
          and(
            of(specialty),
            among(PUBLIC_STATUSES),
            or(lte(planEndAt, now), not(among(OPEN_STATUSES))),
            after ? sql`(${planEndAt}, ${id}) < (${sql.param(after[0], planEndAt)}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(desc(planEndAt), desc(id))
        .limit(limit),

    /** The event on the air that began first. */
    running: (now: number) => events().where(onAir(now)).orderBy(asc(planBeginAt), asc(id)).limit(1),

    /** How many events are on the air. */
    async countOnAir(now: number): Promise<number> {
      const [row] = await db.select({ count: count() }).from(liveEvent).where(onAir(now));
      return row?.count ?? 0;
    },

    /** Announced events that have not begun, the next first. */
    announced: (now: number, limit: number) =>
      events()
        .where(and(eq(status, LiveStatus.advertise), gt(planBeginAt, now)))
        .orderBy(asc(planBeginAt), asc(id))
        .limit(limit),

    lecturers: (liveIds: readonly string[]) =>
      db
        .select({
          liveId: liveLecturer.liveId,
          id: doctor.id,
          name: doctor.name,
          title: doctor.title,
          hospital: hospital.name,
        })
        .from(liveLecturer)
        .innerJoin(doctor, eq(doctor.id, liveLecturer.doctorId))
        .innerJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(anyOf(liveLecturer.liveId, liveIds))
        .orderBy(asc(liveLecturer.liveId), asc(liveLecturer.position)),
  };
}

/** An event as the repository gives one. */
export type LiveRow = Awaited<ReturnType<ReturnType<typeof createLiveRepository>['event']>>[number];

import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { department, departmentMember, doctor, hospital, specialty } from './tables.ts';

/** How many resources a doctor published; read from an index alone. */
const workCount = sql<number>`(select count(*)::int from ${resource} where ${resource.authorId} = ${doctor.id})`;

/** Where a page of doctors begins: after this place and id. */
export type DoctorPlace = readonly [position: number, id: string];

/** Reads doctors and departments. */
export function createDoctorRepository(db: Database) {
  const doctors = () =>
    db
      .select({ doctor, specialty, hospital, workCount })
      .from(doctor)
      .innerJoin(specialty, eq(specialty.id, doctor.specialtyId))
      .innerJoin(hospital, eq(hospital.id, doctor.hospitalId))
      .$dynamic();

  return {
    byIds: (ids: readonly string[]) => doctors().where(anyOf(doctor.id, ids)),

    page(
      filter: { specialtyId?: string | undefined; industryLeader?: boolean | undefined },
      after: DoctorPlace | null,
      limit: number,
    ) {
      const conditions = [
        filter.specialtyId === undefined ? undefined : eq(doctor.specialtyId, filter.specialtyId),
        filter.industryLeader === undefined ? undefined : eq(doctor.isIndustryLeader, filter.industryLeader),
        after ? sql`(${doctor.position}, ${doctor.id}) > (${after[0]}, ${after[1]})` : undefined,
      ];
      return doctors()
        .where(and(...conditions))
        .orderBy(asc(doctor.position), asc(doctor.id))
        .limit(limit);
    },

    specialties: () => db.select().from(specialty).orderBy(asc(specialty.position)),

    departments: (specialtyId: string | undefined) =>
      db
        .select({ department, hospital })
        .from(department)
        .innerJoin(hospital, eq(hospital.id, department.hospitalId))
        .where(specialtyId === undefined ? undefined : eq(department.specialtyId, specialtyId))
        .orderBy(asc(department.position)),

    members: (departmentIds: readonly string[]) =>
      db
        .select()
        .from(departmentMember)
        .where(anyOf(departmentMember.departmentId, departmentIds))
        .orderBy(asc(departmentMember.departmentId), asc(departmentMember.position)),
  };
}

/** A doctor as the repository gives one. */
export type DoctorRow = Awaited<ReturnType<ReturnType<typeof createDoctorRepository>['byIds']>>[number];

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../platform/database/filters.ts';
import { department, departmentMember, doctor, hospital, isVisible, specialty } from './tables.ts';

/** The last doctor of the page before. */
export type DoctorCursor = readonly [position: number, id: string];

export type DoctorRepository = ReturnType<typeof createDoctorRepository>;

/** Reads doctors, specialties and departments. */
export function createDoctorRepository(db: Database) {
  const selectDoctors = () =>
    db
      .select({ doctor, specialty, hospital })
      .from(doctor)
      .innerJoin(specialty, eq(specialty.id, doctor.specialtyId))
      .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
      .$dynamic();

  const isColleagueOf = (id: string) =>
    and(
      sql`${doctor.hospitalId} = (select one.hospital_id from ${doctor} as one where one.id = ${id})`,
      ne(doctor.id, id),
    );

  return {
    /** Returns those of these ids that are visible. */
    findByIds: (ids: readonly string[]) => selectDoctors().where(and(isVisible, anyOf(doctor.id, ids))),

    listPage(
      filter: {
        specialtyId?: string | undefined;
        industryLeader?: boolean | undefined;
        /** The others of this doctor's hospital; nobody where that is not in the library. */
        colleagueOf?: string | undefined;
      },
      after: DoctorCursor | null,
      limit: number,
    ) {
      const conditions = [
        isVisible,
        equalsIfSet(doctor.specialtyId, filter.specialtyId),
        equalsIfSet(doctor.isIndustryLeader, filter.industryLeader),
        filter.colleagueOf === undefined ? undefined : isColleagueOf(filter.colleagueOf),
        isAfterCursor([doctor.position, doctor.id], 'ascending', after),
      ];
      return selectDoctors()
        .where(and(...conditions))
        .orderBy(asc(doctor.position), asc(doctor.id))
        .limit(limit);
    },

    listSpecialties: () => db.select().from(specialty).orderBy(asc(specialty.position)),

    listDepartments: (specialtyId: string | undefined) =>
      db
        .select({ department, hospital })
        .from(department)
        .innerJoin(hospital, eq(hospital.id, department.hospitalId))
        .where(equalsIfSet(department.specialtyId, specialtyId))
        .orderBy(asc(department.position)),

    listMembers: (departmentIds: readonly string[]) =>
      db
        .select()
        .from(departmentMember)
        .where(anyOf(departmentMember.departmentId, departmentIds))
        .orderBy(asc(departmentMember.departmentId), asc(departmentMember.position)),
  };
}

/** A doctor with specialty and hospital. */
export type DoctorRow = Awaited<ReturnType<DoctorRepository['findByIds']>>[number];

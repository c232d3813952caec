import type { department, departmentMember, doctor, hospital, specialty } from '../../modules/doctor/tables.ts';
import type { LoadInput } from './load-input.ts';

/** The rows of specialties, hospitals, doctors and departments. */
export function buildDoctorRows({ library, pictureOf, portraitOf }: LoadInput) {
  const { base, experts, departments } = library;
  return {
    specialties: base.specialties.map((each, position): typeof specialty.$inferInsert => ({
      ...each,
      position,
      pictureId: pictureOf(each.id),
    })),
    hospitals: base.hospitals satisfies (typeof hospital.$inferInsert)[],
    doctors: experts.map(({ specialty: specialtyId, ...expert }, position): typeof doctor.$inferInsert => ({
      ...expert,
      specialtyId,
      position,
      portraitId: library.covers.has(expert.id) ? pictureOf(expert.id) : null,
      portrait: portraitOf(expert.id),
    })),
    departments: departments.map((each, position): typeof department.$inferInsert => ({
      id: each.id,
      name: each.name,
      intro: each.intro,
      features: each.features,
      hospitalId: each.hospitalId,
      specialtyId: each.specialty,
      leaderId: each.leaderExpertId,
      position,
    })),
    members: departments.flatMap(({ id, memberIds }) =>
      memberIds.map((doctorId, position): typeof departmentMember.$inferInsert => ({
        departmentId: id,
        position,
        doctorId,
      })),
    ),
  };
}

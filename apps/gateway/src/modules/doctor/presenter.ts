import type { Author, DoctorCard, Specialty } from '@osteon/contract';
import type { DoctorRow } from './repository.ts';
import type { doctor, specialty } from './tables.ts';

/** A specialty without its place in the list. */
export function presentSpecialty({ id, name, nameEn }: typeof specialty.$inferSelect): Specialty {
  return { id, name, nameEn };
}

/** Who made an item, as far as a card shows it; `hospital` by name. */
export function presentAuthor(
  {
    id,
    name,
    nameEn,
    title,
    specialtyId,
  }: Pick<typeof doctor.$inferSelect, 'id' | 'name' | 'nameEn' | 'title' | 'specialtyId'>,
  hospital: string,
): Author {
  return { id, name, nameEn, title, hospital, specialtyId };
}

/** A doctor as lists show them. */
export function presentDoctor({ doctor, specialty, hospital, workCount }: DoctorRow): DoctorCard {
  return {
    ...presentAuthor(doctor, hospital.name),
    specialty: presentSpecialty(specialty),
    city: hospital.city,
    areasOfExpertise: doctor.areasOfExpertise,
    workCount,
    isIndustryLeader: doctor.isIndustryLeader,
    pcLink: `/doctorHome?id=${doctor.id}`,
  };
}

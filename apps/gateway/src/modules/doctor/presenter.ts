import type { Author, DoctorCard, ResponseOf, Specialty } from '@osteon/contract';
import type { DoctorRow } from './repository.ts';
import type { department, doctor, hospital, specialty } from './tables.ts';

/** A specialty without its position. */
export function presentSpecialty({ id, name, nameEn }: typeof specialty.$inferSelect): Specialty {
  return { id, name, nameEn };
}

/** The author of a resource as its card shows them; `hospital` is the name. */
export function presentAuthor(
  {
    id,
    name,
    nameEn,
    title,
    specialtyId,
    portrait,
  }: Pick<typeof doctor.$inferSelect, 'id' | 'name' | 'nameEn' | 'title' | 'specialtyId' | 'portrait'>,
  hospital: string,
): Author {
  return { id, name, nameEn, title, hospital, specialtyId, portrait };
}

/** A doctor's card; `workCount` is the number of their resources. */
export function presentDoctor({ doctor, specialty, hospital }: DoctorRow, workCount: number): DoctorCard {
  return {
    ...presentAuthor(doctor, hospital?.name ?? doctor.hospitalName),
    specialty: presentSpecialty(specialty),
    city: hospital?.city ?? '',
    areasOfExpertise: doctor.areasOfExpertise,
    workCount,
    isIndustryLeader: doctor.isIndustryLeader,
    pcLink: `/doctorHome?id=${doctor.id}`,
  };
}

/** A department with its people. */
export function presentDepartment(
  { id, name, specialtyId, intro, features }: typeof department.$inferSelect,
  { name: hospitalName, city, grade }: typeof hospital.$inferSelect,
  people: { readonly leader: DoctorCard; readonly members: DoctorCard[] },
): ResponseOf<'listDepartments'>['list'][number] {
  return { id, name, specialtyId, intro, features, ...people, hospital: hospitalName, city, grade };
}

import type { DoctorCard, Specialty } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { presentDoctor, presentSpecialty } from './presenter.ts';
import { createDoctorRepository } from './repository.ts';

/** Doctors for whoever shows them. */
export interface DoctorService {
  /** The cards of these doctors by id; an id that names nobody is not in it. */
  cardsById(ids: readonly string[]): Promise<Map<string, DoctorCard>>;
  /** The cards in the order of the ids, without those that name nobody. */
  cards(ids: readonly string[]): Promise<DoctorCard[]>;
  /** The specialties in their order. */
  specialties(): Promise<Specialty[]>;
}

/** Makes the service of doctors. */
export function createDoctorService({ db }: Pick<AppContext, 'db'>): DoctorService {
  const repository = createDoctorRepository(db);

  async function cardsById(ids: readonly string[]): Promise<Map<string, DoctorCard>> {
    const rows = await repository.byIds([...new Set(ids)]);
    return new Map(rows.map((row) => [row.doctor.id, presentDoctor(row)]));
  }

  return {
    cardsById,
    specialties: async () => (await repository.specialties()).map(presentSpecialty),
    async cards(ids) {
      const byId = await cardsById(ids);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

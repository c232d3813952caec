import type { DoctorCard, Specialty } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import type { PageCard } from '../../platform/portal/head.ts';
import { presentDoctor, presentSpecialty } from './presenter.ts';
import { createPublicProfileRepository } from './public-profile-repository.ts';
import { createDoctorRepository, type DoctorRow } from './repository.ts';

/** Dependencies on other modules. */
export interface DoctorDependencies {
  readonly works: {
    /** The number of resources of each author; authors without any are left out. */
    countByAuthor(authorIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
    /** The number of an author's resources of each type, the smallest type number first. */
    countByType(authorId: string): Promise<{ resourceType: number; count: number }[]>;
  };
}

/** Doctors for all modules that show them. */
export interface DoctorService {
  /** The cards of rows, with the number of each doctor's resources. */
  presentRows(rows: readonly DoctorRow[]): Promise<DoctorCard[]>;
  /** The cards by id; unknown ids are left out. */
  findCardsById(ids: readonly string[]): Promise<Map<string, DoctorCard>>;
  /** The cards in the order of the ids; unknown ids are left out. */
  findCards(ids: readonly string[]): Promise<DoctorCard[]>;
  /** The number of a doctor's resources of each type, the smallest type number first. */
  countWorksByType(id: string): Promise<{ resourceType: number; count: number }[]>;
  /** All specialties by position. */
  listSpecialties(): Promise<Specialty[]>;
  /** The id of an account's public page; null where it has none. */
  findPublicProfileId(accountId: string): Promise<string | null>;
  /** The grade of the hospital in an account's public profile, as 三级甲等; null where it is not known. */
  findHospitalGrade(accountId: string): Promise<string | null>;
  /** The link preview of a doctor; null if there is none of this id. */
  getPageCard(id: string | null): Promise<PageCard | null>;
}

export function createDoctorService({ db }: Pick<AppContext, 'db'>, { works }: DoctorDependencies): DoctorService {
  const repository = createDoctorRepository(db);

  async function presentRows(rows: readonly DoctorRow[]): Promise<DoctorCard[]> {
    if (rows.length === 0) return [];
    const counts = await works.countByAuthor(rows.map(({ doctor }) => doctor.id));
    return rows.map((row) => presentDoctor(row, counts.get(row.doctor.id) ?? 0));
  }

  async function findCardsById(ids: readonly string[]): Promise<Map<string, DoctorCard>> {
    const cards = await presentRows(await repository.findByIds([...new Set(ids)]));
    return new Map(cards.map((card) => [card.id, card]));
  }

  return {
    presentRows,
    findCardsById,

    async findCards(ids) {
      const byId = await findCardsById(ids);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    countWorksByType: (id) => works.countByType(id),

    listSpecialties: async () => (await repository.listSpecialties()).map(presentSpecialty),

    async findPublicProfileId(accountId) {
      const person = await createPublicProfileRepository(db).findByAccount(accountId);
      return person?.state === 'shown' ? person.id : null;
    },

    findHospitalGrade: async (accountId) =>
      (await createPublicProfileRepository(db).findHospitalGrade(accountId)) ?? null,

    async getPageCard(id) {
      const [row] = id === null ? [] : await repository.findByIds([id]);
      if (!row) return null;
      const { name, title, introduction, portrait } = row.doctor;
      return { title: `${name} ${title}`.trim(), description: introduction, image: portrait || null, type: 'profile' };
    },
  };
}

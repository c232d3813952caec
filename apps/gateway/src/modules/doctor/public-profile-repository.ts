import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { removeUnlessUsed } from '../../platform/database/upsert.ts';
import { account } from '../account/accounts/tables.ts';
import { doctor, hospital, hospitalText, isVisible, specialty } from './tables.ts';

type PublicProfileColumns = Omit<typeof doctor.$inferInsert, 'id' | 'accountId' | 'position' | 'createdAt'>;

/** Remaining columns of an erased person whose works remain (rules/doctor#erasure). */
const ERASED = {
  accountId: null,
  state: 'erased',
  name: '',
  nameEn: '',
  gender: '',
  title: '',
  hospitalId: null,
  hospitalName: '',
  areasOfExpertise: [],
  introduction: '',
  honours: [],
  portrait: '',
  isIndustryLeader: false,
} satisfies Partial<PublicProfileColumns> & { accountId: null };

type PublicProfileRepository = ReturnType<typeof createPublicProfileRepository>;

const findByAccount = prepareStatement({ accountId: doctor.accountId }, (db, { accountId }) =>
  db.select({ id: doctor.id, state: doctor.state }).from(doctor).where(eq(doctor.accountId, accountId)),
);

/** Reads and writes the persons of accounts. */
export function createPublicProfileRepository(db: Database) {
  const selectPersons = () =>
    db
      .select({ doctor, specialty: specialty.name, hospital: hospitalText })
      .from(doctor)
      .innerJoin(specialty, eq(specialty.id, doctor.specialtyId))
      .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
      .$dynamic();

  return {
    /** The person of an account, visible or hidden; undefined for none. */
    async findByAccount(accountId: string) {
      const [row] = await findByAccount(db, { accountId });
      return row;
    },

    /** The grade of the hospital of an account's visible person; undefined where that is not in the library. */
    async findHospitalGrade(accountId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ grade: hospital.grade })
        .from(doctor)
        .innerJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(and(isVisible, eq(doctor.accountId, accountId)));
      return row?.grade;
    },

    /** The person of an account with the names of specialty and hospital; undefined unless it is visible. */
    async findVisible(accountId: string) {
      const [row] = await selectPersons().where(and(isVisible, eq(doctor.accountId, accountId)));
      return row;
    },

    /** All visible persons after an id, ordered by id. */
    listVisible: (after: string, limit: number) =>
      selectPersons()
        .where(and(isVisible, isNotNull(doctor.accountId), gt(doctor.id, after)))
        .orderBy(asc(doctor.id))
        .limit(limit),

    /** Profile fields set by the owner, locked until the transaction ends; undefined for an unknown account. */
    async lockProfile(accountId: string) {
      const [row] = await db
        .select({ logo: account.logo, biography: account.biography })
        .from(account)
        .where(eq(account.id, accountId))
        .for('update');
      return row;
    },

    /** The hospital of a name; null for none, and where several cities have one of this name. */
    async findHospitalId(name: string): Promise<string | null> {
      const [row, other] = await db.select({ id: hospital.id }).from(hospital).where(eq(hospital.name, name)).limit(2);
      return row && !other ? row.id : null;
    },

    listSpecialtyNames: () => db.select({ id: specialty.id, name: specialty.name }).from(specialty),

    insert: (row: typeof doctor.$inferInsert) => db.insert(doctor).values(row),

    update: (accountId: string, columns: Partial<PublicProfileColumns>) =>
      db.update(doctor).set(columns).where(eq(doctor.accountId, accountId)),

    /** Deletes a person; where something refers to it, its row stays without personal data. */
    async erase(id: string): Promise<void> {
      const [stayed] = await removeUnlessUsed(db, doctor, doctor.id, [id]);
      if (stayed !== undefined) await db.update(doctor).set(ERASED).where(eq(doctor.id, id));
    },
  };
}

/** A person with the names of specialty and hospital. */
export type PublicProfileRow = Awaited<ReturnType<PublicProfileRepository['listVisible']>>[number];

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { picture } from '../media/tables.ts';

/** One of the twelve specialties. */
export const specialty = pgTable('specialty', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull(),
  position: integer().notNull(),
  pictureId: text()
    .notNull()
    .references(() => picture.id),
});

/** A hospital; `grade` is a text as 三级甲等 (rules/doctor#hospitals). */
export const hospital = pgTable(
  'hospital',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    grade: text().notNull(),
  },
  (table) => [
    // Index of single characters: people write 清和二院 for 清和市第二人民医院.
    index('hospital_characters').using(
      'gin',
      sql`string_to_array(lower(${table.name} || ${table.city} || ${table.grade}), null)`,
    ),
    index('hospital_name').on(table.name, table.city),
  ],
);

/**
 * A person who publishes, lectures or holds an office: one of the library's, or the public profile of a certified
 * account (rules/doctor#public-profile). The indexes of the lists contain visible persons only, so a list's query
 * must contain `isShown` literally.
 */
export const doctor = pgTable(
  'doctor',
  {
    id: text().primaryKey(),
    /** The account whose public profile it is; null for the library's own and for an erased one. */
    accountId: text().references(() => account.id, { onDelete: 'cascade' }),
    /** `hidden` without a certification; `erased` where the account was erased and only its works remain. */
    state: text({ enum: ['shown', 'hidden', 'erased'] })
      .notNull()
      .default('shown'),
    name: text().notNull(),
    nameEn: text().notNull(),
    gender: text().notNull(),
    title: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    /** Null where the hospital is not in the library: `hospitalName` has it then. */
    hospitalId: text().references(() => hospital.id),
    hospitalName: text().notNull().default(''),
    areasOfExpertise: text().array().notNull(),
    introduction: text().notNull(),
    honours: text().array().notNull(),
    isIndustryLeader: boolean().notNull(),
    /** The picture of the library behind `portrait`; null for an account's own. */
    portraitId: text().references(() => picture.id),
    /** Path of the portrait; empty for none (rules/personal#portrait). */
    portrait: text().notNull().default(''),
    /** Order in every list of doctors; the library's own come first. */
    position: integer().notNull(),
    /** When the person of an account was made, erased or not; null for the library's own. */
    createdAt: timestampMs(),
  },
  (table) => {
    const whileVisible = sql`${table.state} = 'shown'`;
    return [
      uniqueIndex('doctor_account').on(table.accountId),
      index('doctor_list').on(table.position, table.id).where(whileVisible),
      index('doctor_account_name')
        .on(table.name.op('text_pattern_ops'), table.id)
        .where(sql`${table.state} = 'shown' and ${table.accountId} is not null`),
      index('doctor_specialty').on(table.specialtyId, table.position, table.id).where(whileVisible),
      index('doctor_hospital').on(table.hospitalId, table.position, table.id).where(whileVisible),
      index('doctor_leader').on(table.isIndustryLeader, table.position, table.id).where(whileVisible),
      index('doctor_specialty_leader')
        .on(table.specialtyId, table.isIndustryLeader, table.position, table.id)
        .where(whileVisible),
      check('doctor_erased', sql`${table.state} <> 'erased' or ${table.accountId} is null`),
    ];
  },
);

/** True of persons in lists, search and pages; its literal lets the indexes of the lists serve prepared statements. */
export const isVisible = sql`${doctor.state} = 'shown'`;

/** The name of a doctor's hospital, by a left join of `hospital`; empty for none. */
export const hospitalText = sql<string>`coalesce(${hospital.name}, ${doctor.hospitalName})`;

/** A department with its leader (rules/doctor#department-teams). */
export const department = pgTable(
  'department',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    intro: text().notNull(),
    features: text().array().notNull(),
    hospitalId: text()
      .notNull()
      .references(() => hospital.id),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    leaderId: text()
      .notNull()
      .references(() => doctor.id),
    position: integer().notNull(),
  },
  (table) => [
    index('department_list').on(table.position),
    index('department_specialty').on(table.specialtyId, table.position),
  ],
);

/** The members of a department, without its leader. */
export const departmentMember = pgTable(
  'department_member',
  {
    departmentId: text()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    doctorId: text()
      .notNull()
      .references(() => doctor.id),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.position] })],
);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    // Of single characters: people write 清和二院 for 清和市第二人民医院.
    index('hospital_characters').using(
      'gin',
      sql`string_to_array(lower(${table.name} || ${table.city} || ${table.grade}), null)`,
    ),
    index('hospital_name').on(table.name, table.city),
  ],
);

/** A person who publishes, lectures or holds an office. */
export const doctor = pgTable(
  'doctor',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameEn: text().notNull(),
    gender: text().notNull(),
    title: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    hospitalId: text()
      .notNull()
      .references(() => hospital.id),
    areasOfExpertise: text().array().notNull(),
    introduction: text().notNull(),
    honours: text().array().notNull(),
    isIndustryLeader: boolean().notNull(),
    portraitId: text().references(() => picture.id),
    /** Order in every list of doctors. */
    position: integer().notNull(),
  },
  (table) => [
    index('doctor_list').on(table.position, table.id),
    index('doctor_specialty').on(table.specialtyId, table.position, table.id),
    index('doctor_leader').on(table.isIndustryLeader, table.position, table.id),
    index('doctor_specialty_leader').on(table.specialtyId, table.isIndustryLeader, table.position, table.id),
  ],
);

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

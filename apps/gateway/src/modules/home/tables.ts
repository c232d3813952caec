import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { collection } from '../video/tables.ts';

/** The target of a link on the home page: exactly one of the three. */
const target = () => ({
  resourceId: text().references(() => resource.id, { onDelete: 'cascade' }),
  collectionId: text().references(() => collection.id, { onDelete: 'cascade' }),
  doctorId: text().references(() => doctor.id, { onDelete: 'cascade' }),
});

/** A banner of the home page, in order (rules/home#banners). */
export const homeBanner = pgTable(
  'home_banner',
  {
    position: integer().primaryKey(),
    title: text().notNull(),
    subtitle: text().notNull(),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
    ...target(),
  },
  (table) => [
    check('home_banner_target', sql`num_nonnulls(${table.resourceId}, ${table.collectionId}, ${table.doctorId}) = 1`),
  ],
);

/** A resource in one of the two fixed lists of the home page, in order. */
export const homePick = pgTable(
  'home_pick',
  {
    list: text({ enum: ['recommended', 'cases'] }).notNull(),
    position: integer().notNull(),
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
);

/** A list of one kind on the home page. */
export const homeSection = pgTable('home_section', {
  position: integer().primaryKey(),
  kind: text({ enum: ['resources', 'collections', 'doctors'] }).notNull(),
  title: text().notNull(),
  /** The title in an English interface; empty for none. */
  titleEn: text().notNull().default(''),
  /** The page of all items of the kind. */
  pcLink: text().notNull(),
});

/** An entry of a section, in order. */
export const homeSectionItem = pgTable(
  'home_section_item',
  {
    section: integer()
      .notNull()
      .references(() => homeSection.position, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...target(),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.position] }),
    check(
      'home_section_item_target',
      sql`num_nonnulls(${table.resourceId}, ${table.collectionId}, ${table.doctorId}) = 1`,
    ),
  ],
);

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { picture } from '../media/tables.ts';

/** An office and the doctor who holds it. */
export interface Officer {
  readonly post: string;
  readonly doctorId: string;
}

/** A working group and its leader. */
export interface WorkingGroup {
  readonly name: string;
  readonly leaderId: string;
}

/** An association (rules/organization#page). Dates are days, yyyy-mm-dd. */
export const organization = pgTable(
  'organization',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameEn: text().notNull(),
    intro: text().notNull(),
    officers: jsonb().$type<readonly Officer[]>().notNull(),
    groups: jsonb().$type<readonly WorkingGroup[]>().notNull(),
    notices: jsonb().$type<{ title: string; date: string; body: string }[]>().notNull(),
    events: jsonb().$type<{ title: string; date: string; place: string }[]>().notNull(),
    position: integer().notNull(),
    /** Its emblem. */
    portraitId: text().references(() => picture.id),
  },
  (table) => [index('organization_list').on(table.position)],
);

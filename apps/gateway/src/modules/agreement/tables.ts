import type { ResponseOf } from '@osteon/contract';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

type Sections = ResponseOf<'getAgreementByCode'>['sections'];

/** One of the two agreements; its day of change is its version and decides whether it is asked for again (spec-decision 11i). */
export const agreement = pgTable('agreement', {
  code: text({ enum: ['userAgreement', 'privacyPolicy'] }).primaryKey(),
  title: text().notNull(),
  updatedAt: date({ mode: 'string' }).notNull(),
  /** May hold the placeholders `{email}` and `{sdkList}`, filled in when it is read. */
  sections: jsonb().$type<Sections>().notNull(),
});

/** Every text that an agreement ever had, so that what changed since a consent can be shown. */
export const agreementVersion = pgTable(
  'agreement_version',
  {
    code: text({ enum: ['userAgreement', 'privacyPolicy'] }).notNull(),
    /** The day of change, yyyy-mm-dd. */
    version: date({ mode: 'string' }).notNull(),
    sections: jsonb().$type<Sections>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.version] })],
);

/** Which version of an agreement a customer accepted, and when; older ones stay as proof (spec-decision 11i). */
export const agreementConsent = pgTable(
  'agreement_consent',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    code: text({ enum: ['userAgreement', 'privacyPolicy'] }).notNull(),
    version: date({ mode: 'string' }).notNull(),
    agreedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code, table.version] })],
);

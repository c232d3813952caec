import type { ResponseOf } from '@osteon/contract';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';

type Sections = ResponseOf<'getAgreementByCode'>['sections'];

/**
 * One of the two agreements. Its day of change is its version; a newer one requires consent again
 * (rules/agreement#versions).
 */
export const agreement = pgTable('agreement', {
  code: text({ enum: ['userAgreement', 'privacyPolicy'] }).primaryKey(),
  title: text().notNull(),
  updatedAt: date({ mode: 'string' }).notNull(),
  /** May hold the placeholders `{email}` and `{sdkList}`, replaced when it is read. */
  sections: jsonb().$type<Sections>().notNull(),
});

/** Every version of the agreements, to show the changes since a consent. */
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

/** A customer's consent to one version of an agreement; older ones stay as evidence (rules/agreement#consent). */
export const agreementConsent = pgTable(
  'agreement_consent',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    code: text({ enum: ['userAgreement', 'privacyPolicy'] }).notNull(),
    version: date({ mode: 'string' }).notNull(),
    agreedAt: timestampMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code, table.version] })],
);

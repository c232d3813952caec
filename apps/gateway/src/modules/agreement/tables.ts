import type { ResponseOf } from '@osteon/contract';
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** One of the two agreements; its day of change decides whether it is asked for again (spec-decision 11i). */
export const agreement = pgTable('agreement', {
  code: text({ enum: ['userAgreement', 'privacyPolicy'] }).primaryKey(),
  title: text().notNull(),
  updatedAt: date({ mode: 'string' }).notNull(),
  /** May hold the placeholders `{email}` and `{sdkList}`, filled in when it is read. */
  sections: jsonb().$type<ResponseOf<'getAgreementByCode'>['sections']>().notNull(),
});

import type { AudioLanguage, ResourceLanguage, SubtitleLanguage } from '@osteon/domain';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';

/** The languages that a customer chose; no row where none were chosen (rules/language#preferences). */
export const languagePreference = pgTable('language_preference', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  resourceLanguage: smallint().$type<ResourceLanguage>().notNull(),
  videoSubtitlesLanguage: smallint().$type<SubtitleLanguage>().notNull(),
  videoAudioLanguage: smallint().$type<AudioLanguage>().notNull(),
  updatedAt: timestampMs().notNull(),
});

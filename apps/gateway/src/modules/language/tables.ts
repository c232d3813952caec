import type { AudioLanguage, ResourceLanguage, SubtitleLanguage } from '@osteon/domain';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/** The languages that a customer chose; no row where nothing was chosen (seed 000 §3, Language preference). */
export const languagePreference = pgTable('language_preference', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  resourceLanguage: smallint().$type<ResourceLanguage>().notNull(),
  videoSubtitlesLanguage: smallint().$type<SubtitleLanguage>().notNull(),
  videoAudioLanguage: smallint().$type<AudioLanguage>().notNull(),
  updatedAt: moment().notNull(),
});

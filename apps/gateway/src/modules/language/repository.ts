import type { LanguagePreference } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { languagePreference } from './tables.ts';

/** The languages that a customer chose; null if none were chosen. */
export async function findPreference(db: Database, accountId: string): Promise<LanguagePreference | null> {
  const { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage } = languagePreference;
  const [row] = await db
    .select({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage })
    .from(languagePreference)
    .where(eq(languagePreference.accountId, accountId));
  return row ?? null;
}

/** Inserts or replaces the languages of a customer. */
export async function savePreference(db: Database, row: typeof languagePreference.$inferInsert): Promise<void> {
  await db
    .insert(languagePreference)
    .values(row)
    .onConflictDoUpdate({ target: languagePreference.accountId, set: row });
}

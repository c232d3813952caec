import type { LanguagePreference } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { languagePreference } from './tables.ts';

/** Reads and writes the languages that customers chose. */
export function createLanguageRepository(db: Database) {
  return {
    /** The languages that a customer chose; null if none were chosen. */
    async find(accountId: string): Promise<LanguagePreference | null> {
      const { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage } = languagePreference;
      const [row] = await db
        .select({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage })
        .from(languagePreference)
        .where(eq(languagePreference.accountId, accountId));
      return row ?? null;
    },

    /** Inserts or replaces the languages of a customer. */
    async save(row: typeof languagePreference.$inferInsert): Promise<void> {
      await db
        .insert(languagePreference)
        .values(row)
        .onConflictDoUpdate({ target: languagePreference.accountId, set: row });
    },
  };
}

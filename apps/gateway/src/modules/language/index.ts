import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Module } from '../../platform/module.ts';
import { languagePreference } from './tables.ts';

type LanguageCall = 'getLanguageConfig' | 'getLanguageConfigStatus' | 'updateLanguageConfig';

/** The language module. */
export interface LanguageModule extends Module<LanguageCall> {
  /** The languages of a customer; the defaults where none were chosen. */
  readonly getPreference: (accountId: string) => Promise<LanguagePreference>;
}

/** The languages that customers choose for titles, subtitles and sound (seed 000 §3). */
export function createLanguage({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LanguageModule {
  async function getPreference(accountId: string): Promise<LanguagePreference> {
    const chosen = await findPreference(db, accountId);
    const { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage } = chosen ?? DEFAULT_LANGUAGE_PREFERENCE;
    return { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage };
  }

  return {
    getPreference,
    handlers: {
      getLanguageConfig: async (_input, context) => getPreference(context.session.customerId),

      async getLanguageConfigStatus(_input, context) {
        return { status: (await findPreference(db, context.session.customerId)) ? 1 : 0 };
      },

      async updateLanguageConfig({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage }, context) {
        const { customerId: accountId } = context.session;
        const chosen = { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage, updatedAt: clock.now() };
        await db
          .insert(languagePreference)
          .values({ accountId, ...chosen })
          .onConflictDoUpdate({ target: languagePreference.accountId, set: chosen });
        return {};
      },
    },
  };
}

async function findPreference(db: Database, accountId: string) {
  const [row] = await db.select().from(languagePreference).where(eq(languagePreference.accountId, accountId));
  return row ?? null;
}

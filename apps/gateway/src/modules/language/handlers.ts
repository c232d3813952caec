import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { findPreference, savePreference } from './repository.ts';
import type { LanguageService } from './service.ts';

export type LanguageCall = 'getLanguageConfig' | 'getLanguageConfigStatus' | 'updateLanguageConfig';

/** Handles the calls of language preferences. */
export function createHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  languages: LanguageService,
): Handlers<LanguageCall> {
  return {
    getLanguageConfig: (_input, context) => languages.getPreference(context.session.customerId),

    async getLanguageConfigStatus(_input, context) {
      return { status: (await findPreference(db, context.session.customerId)) ? 1 : 0 };
    },

    async updateLanguageConfig({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage }, context) {
      const { customerId: accountId } = context.session;
      const languages = { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage };
      await savePreference(db, { accountId, ...languages, updatedAt: clock.now() });
      return {};
    },
  };
}

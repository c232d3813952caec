import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { createLanguageRepository } from './repository.ts';
import type { LanguageService } from './service.ts';

export type LanguageCall =
  | 'getLanguageConfig'
  | 'getLanguageConfigStatus'
  | 'updateLanguageConfig'
  | 'updateInterfaceLanguage';

/** Handles the calls of languages: of content, and of the interface. */
export function createHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  languages: LanguageService,
  profiles: Pick<ProfileService, 'setLocale'>,
): Handlers<LanguageCall> {
  const preferences = createLanguageRepository(db);
  return {
    getLanguageConfig: (_input, context) => languages.getPreference(context.session.customerId),

    async getLanguageConfigStatus(_input, context) {
      return { status: (await preferences.find(context.session.customerId)) ? 1 : 0 };
    },

    async updateLanguageConfig({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage }, context) {
      const { customerId: accountId } = context.session;
      const languages = { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage };
      await preferences.save({ accountId, ...languages, updatedAt: clock.now() });
      return {};
    },

    async updateInterfaceLanguage({ locale }, context) {
      await profiles.setLocale(context.session.customerId, locale);
      return {};
    },
  };
}

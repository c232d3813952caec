import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { createHandlers, type LanguageCall } from './handlers.ts';
import { createLanguageService, type LanguageService } from './service.ts';
import { languagePreference } from './tables.ts';

/** The languages that an account chose. */
const languageData: OwnData = {
  rows: [
    {
      name: 'languages',
      title: m['ownData.language.languages'],
      table: languagePreference,
      account: languagePreference.accountId,
    },
  ],
  listFiles: null,
};

/** The language module. */
export interface LanguageModule extends Module<LanguageCall>, LanguageService {}

/** The languages that customers choose for titles, subtitles and sound (rules/language#preferences). */
export function createLanguage(
  deps: Pick<AppContext, 'db' | 'clock'>,
  profiles: Pick<ProfileService, 'setLocale'>,
): LanguageModule {
  const languages = createLanguageService(deps);
  return {
    getPreference: languages.getPreference,
    handlers: createHandlers(deps, languages, profiles),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: languageData,
    constraints: {},
  };
}

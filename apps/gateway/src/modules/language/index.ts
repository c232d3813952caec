import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { createHandlers, type LanguageCall } from './handlers.ts';
import { createLanguageService, type LanguageService } from './service.ts';
import { languagePreference } from './tables.ts';

/** The languages that an account chose. */
const languageData: OwnData = {
  rows: [{ name: 'languages', title: '语言设置', table: languagePreference, account: languagePreference.accountId }],
  listFiles: null,
};

/** The language module. */
export interface LanguageModule extends Module<LanguageCall>, LanguageService {}

/** The languages that customers choose for titles, subtitles and sound (rules/language#preferences). */
export function createLanguage(deps: Pick<AppContext, 'db' | 'clock'>): LanguageModule {
  const languages = createLanguageService(deps);
  return {
    getPreference: languages.getPreference,
    handlers: createHandlers(deps, languages),
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

import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createLanguageRepository } from './repository.ts';

/** The languages of customers. */
export interface LanguageService {
  /** The languages of a customer; the defaults where none were chosen. */
  readonly getPreference: (accountId: string) => Promise<LanguagePreference>;
}

/** Creates the service of languages. */
export function createLanguageService({ db }: Pick<AppContext, 'db'>): LanguageService {
  const preferences = createLanguageRepository(db);
  return { getPreference: async (accountId) => (await preferences.find(accountId)) ?? DEFAULT_LANGUAGE_PREFERENCE };
}

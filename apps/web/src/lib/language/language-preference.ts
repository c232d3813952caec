import {
  DEFAULT_LANGUAGE_PREFERENCE,
  type LanguagePreference,
  parseLanguagePreference,
  type ResourceLanguage,
  STORAGE_KEYS,
} from '@osteon/domain';
import { create } from 'zustand';
import { useSession } from '../session/session-store.ts';

const stored = () => parseLanguagePreference(localStorage.getItem(STORAGE_KEYS.languagePreferences));

/**
 * The languages of titles, subtitles and sound that hold in this tab. A customer's own are kept in local storage
 * (rules/language#preferences), so that the next page has them before it asks; a visitor's are the defaults.
 */
export const useLanguagePreference = create<LanguagePreference>(() =>
  useSession.getState().customerId === '' ? DEFAULT_LANGUAGE_PREFERENCE : stored(),
);

/** Lets languages hold from now on, on everything that is shown and plays. */
export function applyLanguages(preference: LanguagePreference): void {
  localStorage.setItem(STORAGE_KEYS.languagePreferences, JSON.stringify(preference));
  useLanguagePreference.setState(preference);
}

/** Shows titles in a language on this page alone: a phone knows no more of its account than what it is told there. */
export const showTitlesIn = (resourceLanguage: ResourceLanguage) =>
  useLanguagePreference.setState({ resourceLanguage });

// Another customer's languages are nobody else's; their own are asked for.
useSession.subscribe((now, before) => {
  if (now.customerId === before.customerId) return;
  localStorage.removeItem(STORAGE_KEYS.languagePreferences);
  useLanguagePreference.setState(DEFAULT_LANGUAGE_PREFERENCE);
});

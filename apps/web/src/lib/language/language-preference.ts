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
 * The languages of titles, subtitles and sound in this tab. The preference of a customer is stored in local storage
 * (rules/language#preferences), so that the next page has it before it is loaded; a visitor has the defaults.
 */
export const useLanguagePreference = create<LanguagePreference>(() =>
  useSession.getState().customerId === '' ? DEFAULT_LANGUAGE_PREFERENCE : stored(),
);

/** Applies languages to everything that is shown and played. */
export function applyLanguages(preference: LanguagePreference): void {
  localStorage.setItem(STORAGE_KEYS.languagePreferences, JSON.stringify(preference));
  useLanguagePreference.setState(preference);
}

/** Shows titles in a language on this page only: the phone session has no other data of its account. */
export const showTitlesIn = (resourceLanguage: ResourceLanguage) =>
  useLanguagePreference.setState({ resourceLanguage });

// The languages of the previous customer do not apply; those of the new one are loaded.
useSession.subscribe((now, before) => {
  if (now.customerId === before.customerId) return;
  localStorage.removeItem(STORAGE_KEYS.languagePreferences);
  useLanguagePreference.setState(DEFAULT_LANGUAGE_PREFERENCE);
});

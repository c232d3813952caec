import { DEFAULT_LANGUAGE_PREFERENCE, defaultSettings, type PlayerSettings, readChosenSettings } from '@osteon/domain';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../../../lib/cookies.ts';

/** A cookie, so that logging out does not forget what a viewer chose (spec-decision 11). */
const COOKIE = 'osteon_player';
const ONE_YEAR = 365;

const settingsOf = (chosen: Partial<PlayerSettings>): PlayerSettings => ({
  ...defaultSettings(DEFAULT_LANGUAGE_PREFERENCE),
  ...chosen,
});

/** The player's settings, the same for every video. */
export const usePlayerSettings = create<PlayerSettings>(() => settingsOf(readChosenSettings(readCookie(COOKIE))));

/** Keeps a choice for a year and applies it at once. What was never chosen keeps following the defaults. */
export function chooseSettings(choice: Partial<PlayerSettings>): void {
  const chosen = { ...readChosenSettings(readCookie(COOKIE)), ...choice };
  writeCookie(COOKIE, JSON.stringify(chosen), ONE_YEAR);
  usePlayerSettings.setState(choice);
}

import { getDefaultSettings, type PlayerSettings, parseChosenSettings, type SubtitleChoice } from '@osteon/domain';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../../../lib/cookies.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';

/** A cookie, so that logging out does not reset the viewer's choices (rules/video#settings). */
const COOKIE = 'osteon_player';

type Chosen = Partial<PlayerSettings>;

const readChosen = (): Chosen => parseChosenSettings(readCookie(COOKIE));
const getSettings = (chosen: Chosen): PlayerSettings => ({
  ...getDefaultSettings(useLanguagePreference.getState()),
  ...chosen,
});

/** The player's settings, the same for every video. Settings that were never chosen follow the language preference. */
export const usePlayerSettings = create<PlayerSettings>(() => getSettings(readChosen()));

useLanguagePreference.subscribe(() => usePlayerSettings.setState(getSettings(readChosen())));

function keep(chosen: Chosen): void {
  writeCookie(COOKIE, JSON.stringify(chosen));
  usePlayerSettings.setState(getSettings(chosen));
}

/** Stores a choice for 90 days and applies it at once. */
export function chooseSettings(choice: Chosen): void {
  keep({ ...readChosen(), ...choice });
}

/** Resets sound and subtitles to the language preference, which was chosen later than they were in the player. */
export function followLanguages(): void {
  const { subtitles, audio, ...others } = readChosen();
  if (subtitles !== undefined || audio !== undefined) keep(others);
}

let subtitlesBefore: SubtitleChoice = 'zh';

/** Switches the subtitles off, or on as they were before. */
export function switchSubtitles(): void {
  const { subtitles } = usePlayerSettings.getState();
  if (subtitles !== 'off') subtitlesBefore = subtitles;
  chooseSettings({ subtitles: subtitles === 'off' ? subtitlesBefore : 'off' });
}

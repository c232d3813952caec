import type { CaptionLanguage, PlayerSettings, SubtitleChoice } from '@osteon/domain';
import { type Setting, subtitleSetting } from '../../../entities/video/player/settings.ts';

const LANGUAGES: Readonly<Record<SubtitleChoice, readonly CaptionLanguage[]>> = {
  off: [],
  zh: ['zh'],
  en: ['en'],
  both: ['zh', 'en'],
};

/** The available languages that a choice includes. */
export const listShownLanguages = (choice: SubtitleChoice, there: readonly CaptionLanguage[]): CaptionLanguage[] =>
  LANGUAGES[choice].filter((language) => there.includes(language));

/** The setting with the available caption languages; null without captions (rules/live#shown-captions). */
export function captionSetting(
  settings: PlayerSettings,
  there: readonly CaptionLanguage[],
  name: string,
): Setting | null {
  if (there.length === 0) return null;
  const setting = subtitleSetting(settings);
  const isThere = (choice: string) =>
    Object.entries(LANGUAGES).some(
      ([each, languages]) => each === choice && languages.every((language) => there.includes(language)),
    );
  const [first, ...others] = listShownLanguages(settings.subtitles, there);
  const value = first === undefined ? 'off' : others.length > 0 ? 'both' : first;
  const options = setting.options.filter((option) => isThere(option.value));
  const shown = value === 'off' ? '' : (options.find((option) => option.value === value)?.label ?? '');
  return { ...setting, name, value, options, shown };
}

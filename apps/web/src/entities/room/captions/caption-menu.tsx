import type { CaptionLanguage, PlayerSettings, SubtitleChoice } from '@osteon/domain';
import { SettingButton } from '../../stream/player/control-buttons.tsx';
import { type Setting, subtitleSetting } from '../../video/player/settings.ts';
import { usePlayerSettings } from '../../video/player/settings-store.ts';

/** The caption file of a language. */
export interface CaptionSource {
  readonly language: CaptionLanguage;
  readonly url: string;
}

const LANGUAGES: Readonly<Record<SubtitleChoice, readonly CaptionLanguage[]>> = {
  off: [],
  zh: ['zh'],
  en: ['en'],
  both: ['zh', 'en'],
};

/** The available languages that a choice includes. */
export const listChosenLanguages = (choice: SubtitleChoice, available: readonly CaptionLanguage[]): CaptionLanguage[] =>
  LANGUAGES[choice].filter((language) => available.includes(language));

/** The setting with the available caption languages; null without captions (rules/room-captions#caption-display). */
function captionSetting(settings: PlayerSettings, available: readonly CaptionLanguage[], name: string): Setting | null {
  if (available.length === 0) return null;
  const setting = subtitleSetting(settings);
  const isAvailable = (choice: string) =>
    Object.entries(LANGUAGES).some(
      ([each, languages]) => each === choice && languages.every((language) => available.includes(language)),
    );
  const [first, ...others] = listChosenLanguages(settings.subtitles, available);
  const value = first === undefined ? 'off' : others.length > 0 ? 'both' : first;
  const options = setting.options.filter((option) => isAvailable(option.value));
  const shown = value === 'off' ? '' : (options.find((option) => option.value === value)?.label ?? '');
  return { ...setting, name, value, options, shown };
}

/** The menu of the caption languages and 'off'; null without captions (rules/room-captions#caption-display). */
export function CaptionMenu({ sources, name }: { sources: readonly CaptionSource[]; name: string }) {
  const settings = usePlayerSettings();
  const setting = captionSetting(
    settings,
    sources.map(({ language }) => language),
    name,
  );
  return setting && <SettingButton setting={setting} />;
}

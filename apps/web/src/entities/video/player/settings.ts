import {
  type AudioChoice,
  PLAYBACK_SPEEDS,
  type PlayerSettings,
  type RenditionChoice,
  SUBTITLE_CHOICES,
  type SubtitleChoice,
  type VideoRendition,
} from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { chooseSettings } from './settings-store.ts';

/** One thing to choose in the player, as menus and the sheet of small screens show it. */
export interface Setting {
  readonly name: string;
  /** The button shows the name before the value where the value alone is ambiguous. */
  readonly isNameShown: boolean;
  /** The value on the button; empty where the name is enough. */
  readonly shown: string;
  readonly value: string;
  /** `detail` is a small text behind the label. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail?: string }[];
  readonly choose: (value: string) => void;
}

const definitionTexts: Readonly<Record<RenditionChoice, () => string>> = {
  auto: m['video.definitionAuto'],
  SD: m['content.video.sd'],
  HD: m['content.video.hd'],
  FHD: m['content.video.fhd'],
};

/** The name of a definition. */
export const definitionText = (choice: RenditionChoice): string => definitionTexts[choice]();

const subtitleTexts: Readonly<Record<SubtitleChoice, () => string>> = {
  off: m['video.subtitlesOff'],
  zh: m['video.subtitlesZh'],
  en: m['video.subtitlesEn'],
  both: m['video.subtitlesBoth'],
};

const audioTexts: Readonly<Record<AudioChoice, () => string>> = {
  zh: m['language.audioZh'],
  en: m['language.audioEn'],
};

/** 1.0×, 1.25×. */
export const speedText = (speed: number) =>
  m['video.speedOf']({ speed: Number.isInteger(speed) ? speed.toFixed(1) : String(speed) });

/** Definitions in falling order under the automatic choice, which shows its choice. */
export function definitionSetting(
  settings: PlayerSettings,
  available: readonly VideoRendition[],
  shown: VideoRendition | null,
): Setting {
  const text = (choice: RenditionChoice) =>
    choice === 'auto' && shown
      ? m['video.definitionAutoNow']({ definition: definitionTexts[shown]() })
      : definitionTexts[choice]();
  return {
    ...getSetting('definition', settings, ['auto', ...available.toReversed()], text),
    name: m['content.video.definition'](),
    shown: definitionTexts[settings.definition](),
  };
}

/** None, either language, or both in two lines. */
export function subtitleSetting(settings: PlayerSettings): Setting {
  const setting = getSetting('subtitles', settings, SUBTITLE_CHOICES, (choice) => subtitleTexts[choice]());
  const shown = settings.subtitles === 'off' ? '' : setting.shown;
  return { ...setting, name: m['content.video.subtitles'](), isNameShown: true, shown };
}

/** The Chinese dubbing or the English original. */
export function audioSetting(settings: PlayerSettings): Setting {
  const choices: readonly AudioChoice[] = ['en', 'zh'];
  return { ...getSetting('audio', settings, choices, (choice) => audioTexts[choice]()), name: m['video.audio']() };
}

/** The fastest first, so that the natural speed is near the button. */
export function speedSetting(settings: PlayerSettings): Setting {
  return { ...getSetting('speed', settings, PLAYBACK_SPEEDS.toReversed(), speedText), name: m['video.speed']() };
}

function getSetting<Key extends 'definition' | 'subtitles' | 'audio' | 'speed'>(
  key: Key,
  settings: PlayerSettings,
  choices: readonly PlayerSettings[Key][],
  textOf: (choice: PlayerSettings[Key]) => string,
): Omit<Setting, 'name'> {
  return {
    isNameShown: false,
    shown: textOf(settings[key]),
    value: String(settings[key]),
    options: choices.map((choice) => ({ value: String(choice), label: textOf(choice) })),
    choose(value) {
      const choice = choices.find((available) => String(available) === value);
      if (choice !== undefined) chooseSettings({ [key]: choice });
    },
  };
}

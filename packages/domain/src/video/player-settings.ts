import { AudioLanguage, type LanguagePreference, SubtitleLanguage } from '../shell/language-preference.ts';
import { RENDITION_CHOICES, type RenditionChoice } from './rendition.ts';

/** Subtitles: none, one language, or both in two lines. */
export const SUBTITLE_CHOICES = ['off', 'zh', 'en', 'both'] as const;
export type SubtitleChoice = (typeof SUBTITLE_CHOICES)[number];

/** Sound: the Chinese dubbing or the English original. */
const AUDIO_CHOICES = ['zh', 'en'] as const;
export type AudioChoice = (typeof AUDIO_CHOICES)[number];

/** Playing speeds in rising order; 1 is the natural one. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** A viewer's player settings, in a cookie that outlives the logout (rules/video#settings). */
export interface PlayerSettings {
  readonly definition: RenditionChoice;
  readonly subtitles: SubtitleChoice;
  readonly audio: AudioChoice;
  readonly speed: PlaybackSpeed;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** True if single keys act while the player has no focus (WCAG 2.1.4). */
  readonly shortcuts: boolean;
}

/**
 * Settings of a viewer who has chosen none: languages by preference, the rest by default (rules/video#settings).
 */
export function getDefaultSettings(preference: LanguagePreference): PlayerSettings {
  return {
    definition: 'auto',
    subtitles: preference.videoSubtitlesLanguage === SubtitleLanguage.english ? 'en' : 'zh',
    audio: preference.videoAudioLanguage === AudioLanguage.english ? 'en' : 'zh',
    speed: 1,
    volume: 1,
    muted: false,
    shortcuts: true,
  };
}

/** Parses chosen settings from JSON; skips missing and unknown values, and returns none for invalid JSON. */
export function parseChosenSettings(stored: string | undefined): Partial<PlayerSettings> {
  const parsedSettings = parsed(stored);
  return {
    ...chosen('definition', RENDITION_CHOICES, parsedSettings),
    ...chosen('subtitles', SUBTITLE_CHOICES, parsedSettings),
    ...chosen('audio', AUDIO_CHOICES, parsedSettings),
    ...chosen('speed', PLAYBACK_SPEEDS, parsedSettings),
    ...(typeof parsedSettings['volume'] === 'number' &&
      parsedSettings['volume'] >= 0 &&
      parsedSettings['volume'] <= 1 && { volume: parsedSettings['volume'] }),
    ...chosen('muted', [true, false], parsedSettings),
    ...chosen('shortcuts', [true, false], parsedSettings),
  };
}

type ParsedSettings = Readonly<Record<string, unknown>>;

function parsed(stored: string | undefined): ParsedSettings {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function chosen<Key extends keyof PlayerSettings>(
  key: Key,
  values: readonly PlayerSettings[Key][],
  parsedSettings: ParsedSettings,
): Partial<PlayerSettings> {
  const value = values.find((allowed) => allowed === parsedSettings[key]);
  return value === undefined ? {} : { [key]: value };
}

/** The next faster (1) or slower (-1) speed; unchanged at either end. */
export function stepSpeed(speed: PlaybackSpeed, direction: 1 | -1): PlaybackSpeed {
  return PLAYBACK_SPEEDS[PLAYBACK_SPEEDS.indexOf(speed) + direction] ?? speed;
}

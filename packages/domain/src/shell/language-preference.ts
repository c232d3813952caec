/** Language of a resource's title (rules/language#preferences). */
export const ResourceLanguage = { chinese: 1, english: 2 } as const;
export type ResourceLanguage = (typeof ResourceLanguage)[keyof typeof ResourceLanguage];

/** Language of a video's subtitles (rules/language#preferences). */
export const SubtitleLanguage = { chinese: 1, english: 2 } as const;
export type SubtitleLanguage = (typeof SubtitleLanguage)[keyof typeof SubtitleLanguage];

/** Language of a video's sound: Chinese dubbing or English original (rules/language#preferences). */
export const AudioLanguage = { chinese: 1, english: 2 } as const;
export type AudioLanguage = (typeof AudioLanguage)[keyof typeof AudioLanguage];

/** The three preferences, in the form of the contract (rules/language#preferences). */
export interface LanguagePreference {
  readonly resourceLanguage: ResourceLanguage;
  readonly videoSubtitlesLanguage: SubtitleLanguage;
  readonly videoAudioLanguage: AudioLanguage;
}

/** Preferences of visitors, and the fallback for unreadable ones: 1, 1, 2 (rules/language#preferences). */
export const DEFAULT_LANGUAGE_PREFERENCE: LanguagePreference = {
  resourceLanguage: ResourceLanguage.chinese,
  videoSubtitlesLanguage: SubtitleLanguage.chinese,
  videoAudioLanguage: AudioLanguage.english,
};

/** Chinese and English title; the English one may be empty. */
export interface Titles {
  readonly title: string;
  readonly titleEn: string;
  /** The English one first, regardless of the preference (rules/live#kinds). */
  readonly englishFirst?: boolean;
}

/** A displayed title with its language. */
export interface DisplayedTitle {
  readonly text: string;
  readonly lang: 'zh-CN' | 'en';
}

/** The title in the preferred language; the Chinese one if there is no English (rules/language#titles). */
export function selectTitle(
  language: ResourceLanguage,
  { title, titleEn, englishFirst = false }: Titles,
): DisplayedTitle {
  if ((englishFirst || language === ResourceLanguage.english) && titleEn !== '') return { text: titleEn, lang: 'en' };
  return { text: title, lang: 'zh-CN' };
}

/** Parses preferences from JSON; the defaults for anything else (rules/language#preferences). */
export function parseLanguagePreference(stored: string | null): LanguagePreference {
  try {
    const given: unknown = JSON.parse(stored ?? 'null');
    return isLanguagePreference(given) ? given : DEFAULT_LANGUAGE_PREFERENCE;
  } catch {
    return DEFAULT_LANGUAGE_PREFERENCE;
  }
}

const FIELDS = ['resourceLanguage', 'videoSubtitlesLanguage', 'videoAudioLanguage'] as const;

function isLanguagePreference(given: unknown): given is LanguagePreference {
  if (typeof given !== 'object' || given === null) return false;
  const values: Readonly<Record<string, unknown>> = { ...given };
  return FIELDS.every((field) => values[field] === 1 || values[field] === 2);
}

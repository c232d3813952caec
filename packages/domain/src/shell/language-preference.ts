/** Language of a resource's title (rules/language#preferences). */
export const ResourceLanguage = { chinese: 1, english: 2 } as const;
export type ResourceLanguage = (typeof ResourceLanguage)[keyof typeof ResourceLanguage];

/** Language of a video's subtitles (rules/language#preferences). */
export const SubtitleLanguage = { chinese: 1, english: 2 } as const;
export type SubtitleLanguage = (typeof SubtitleLanguage)[keyof typeof SubtitleLanguage];

/** Language of a video's sound: Chinese dubbing or English original (rules/language#preferences). */
export const AudioLanguage = { chinese: 1, english: 2 } as const;
export type AudioLanguage = (typeof AudioLanguage)[keyof typeof AudioLanguage];

/** The three preferences, as they travel (rules/language#preferences). */
export interface LanguagePreference {
  readonly resourceLanguage: ResourceLanguage;
  readonly videoSubtitlesLanguage: SubtitleLanguage;
  readonly videoAudioLanguage: AudioLanguage;
}

/** Preferences of visitors, and where none could be read: 1, 1, 2 (rules/language#preferences). */
export const DEFAULT_LANGUAGE_PREFERENCE: LanguagePreference = {
  resourceLanguage: ResourceLanguage.chinese,
  videoSubtitlesLanguage: SubtitleLanguage.chinese,
  videoAudioLanguage: AudioLanguage.english,
};

/** Something that has its title in Chinese and, unless the text is empty, in English too. */
export interface Titles {
  readonly title: string;
  readonly titleEn: string;
}

/** A title as it is shown, with the language that it is in. */
export interface ShownTitle {
  readonly text: string;
  readonly lang: 'zh-CN' | 'en';
}

/** The title in the preferred language; the Chinese one where there is no English (rules/language#titles). */
export function titleIn(language: ResourceLanguage, { title, titleEn }: Titles): ShownTitle {
  if (language === ResourceLanguage.english && titleEn !== '') return { text: titleEn, lang: 'en' };
  return { text: title, lang: 'zh-CN' };
}

/** The preferences out of their JSON text (rules/language#preferences); the defaults for anything else. */
export function readLanguagePreference(stored: string | null): LanguagePreference {
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

/** Language of a resource's title (seed 000 §3). */
export const ResourceLanguage = { chinese: 1, english: 2 } as const;
export type ResourceLanguage = (typeof ResourceLanguage)[keyof typeof ResourceLanguage];

/** Language of a video's subtitles (seed 000 §3). */
export const SubtitleLanguage = { chinese: 1, english: 2 } as const;
export type SubtitleLanguage = (typeof SubtitleLanguage)[keyof typeof SubtitleLanguage];

/** Language of a video's sound: Chinese dubbing or English original (seed 000 §3). */
export const AudioLanguage = { chinese: 1, english: 2 } as const;
export type AudioLanguage = (typeof AudioLanguage)[keyof typeof AudioLanguage];

/** The three preferences, as they travel (seed 000 §3). */
export interface LanguagePreference {
  readonly resourceLanguage: ResourceLanguage;
  readonly videoSubtitlesLanguage: SubtitleLanguage;
  readonly videoAudioLanguage: AudioLanguage;
}

/** Preferences of visitors, and where none could be read: 1, 1, 2 (seed 000 §3, seed 001 §9). */
export const DEFAULT_LANGUAGE_PREFERENCE: LanguagePreference = {
  resourceLanguage: ResourceLanguage.chinese,
  videoSubtitlesLanguage: SubtitleLanguage.chinese,
  videoAudioLanguage: AudioLanguage.english,
};

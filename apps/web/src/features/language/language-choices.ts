import type { LanguagePreference } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/** A preference with the names of its two languages. */
interface Choice {
  readonly field: keyof LanguagePreference;
  readonly name: () => string;
  readonly chinese: () => string;
  readonly english: () => string;
}

/** The three preferences, in the order of the dialog (rules/language#preferences). */
export const languageChoices: readonly Choice[] = [
  {
    field: 'resourceLanguage',
    name: m['language.resource'],
    chinese: m['language.resourceZh'],
    english: m['language.resourceEn'],
  },
  {
    field: 'videoSubtitlesLanguage',
    name: m['language.subtitles'],
    chinese: m['language.subtitlesZh'],
    english: m['language.subtitlesEn'],
  },
  {
    field: 'videoAudioLanguage',
    name: m['language.audio'],
    chinese: m['language.audioZh'],
    english: m['language.audioEn'],
  },
];

import { m } from './index.ts';
import { useLocale } from './locale.ts';

/** Names or words of a list as one text: 甲、乙, in English A, B. */
export const joinList = (words: readonly string[]): string => words.join(m['format.list']());

/** Details of one thing in one line, without those that are empty; in English a dot is between them. */
export const joinDetails = (details: readonly (string | null | undefined)[]): string =>
  details.filter(Boolean).join(m['format.details']());

/** The space between a text and the link or the text behind it; Chinese has none. */
export const wordGap = (): string => (useLocale.getState().locale === 'en' ? ' ' : '');

/** Sentences with their full stops in one paragraph, without those that are left out. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(wordGap());

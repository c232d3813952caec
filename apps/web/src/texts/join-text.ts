import { m } from './index.ts';

/** Names or words of a list as one text: 甲、乙, in English A, B. */
export const joinList = (words: readonly string[]): string => words.join(m['format.list']());

/** Details of one thing in one line, without those that are empty; in English a dot is between them. */
export const joinDetails = (details: readonly (string | null | undefined)[]): string =>
  details.filter(Boolean).join(m['format.details']());

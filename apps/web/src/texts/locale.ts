import { create } from 'zustand';
import { overwriteGetLocale } from './compiled/runtime.js';

/** The languages of the interface. A text that has no English stands in Chinese. */
export type Locale = 'zh' | 'en';

/** The language that the portal's own texts stand in: Chinese, unless a customer is not Chinese (spec-decision 30a). */
export const useLocale = create<{ readonly locale: Locale }>(() => ({ locale: 'zh' }));

overwriteGetLocale(() => useLocale.getState().locale);

/** Has texts stand in a language from their next rendering on. */
export const setLocale = (locale: Locale) => useLocale.setState({ locale });

/**
 * The language of a text, where the interface mixes two, for screen readers (WCAG 3.1.2): English has no Chinese sign.
 * Nothing to say while all is Chinese, as the page is.
 */
export function langOf(text: unknown): 'en' | 'zh-CN' | undefined {
  if (typeof text !== 'string' || useLocale.getState().locale === 'zh') return undefined;
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
}

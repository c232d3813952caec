import { create } from 'zustand';
import { overwriteGetLocale } from './compiled/runtime.js';

/** The languages of the interface. A text without English falls back to Chinese. */
export type Locale = 'zh' | 'en';

/**
 * The language of the interface: Chinese, unless a customer's status selects English
 * (rules/language#interface-language).
 */
export const useLocale = create<{ readonly locale: Locale }>(() => ({ locale: 'zh' }));

overwriteGetLocale(() => useLocale.getState().locale);

/** Sets the language of texts from their next rendering on. */
export const setLocale = (locale: Locale) => useLocale.setState({ locale });

/**
 * The `lang` of a text where the interface mixes two languages, for screen readers (WCAG 3.1.2): English has no Chinese
 * character. Undefined while all is Chinese, as the page's `lang` is.
 */
export function getLang(text: unknown): 'en' | 'zh-CN' | undefined {
  if (typeof text !== 'string' || useLocale.getState().locale === 'zh') return undefined;
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
}

/** The languages of the interface and of everything that is sent (rules/language#interface-language). */
export const LOCALES = ['zh', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language where none was chosen. It is never guessed from the browser's. */
export const DEFAULT_LOCALE: Locale = 'zh';

/** Cookie of the chosen language, which the portal sets and the gateway reads. */
export const LOCALE_COOKIE = 'osteon_language';

/** The language that a cookie holds; null for none, and for anything else. */
export const parseLocale = (value: string | undefined): Locale | null =>
  LOCALES.find((locale) => locale === value) ?? null;

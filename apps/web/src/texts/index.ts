/**
 * The texts of the portal: `m['account.login.title']()`. Their sources are messages/<locale>/<noun>.json, compiled by
 * `npm run -w apps/web texts`; a text without English answers in Chinese. Chinese is the default everywhere; the
 * screens that the wording table names pass `{ locale: textLocale(internationalStatus) }` as second argument.
 */
export { m } from './compiled/messages.js';
export type { Locale } from './compiled/runtime.js';

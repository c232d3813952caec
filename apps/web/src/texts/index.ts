/**
 * The texts of the portal: `m['account.login.title']()`. Their sources are messages/<locale>/<noun>.json, compiled by
 * `npm run -w apps/web texts`. Chinese is the default everywhere, whatever the browser speaks; a screen that the wording
 * shows in English passes `{ locale: 'en' }` as second argument, and a text without English answers in Chinese. Name a
 * text by a literal: a key put together at run time would carry the whole catalogue into the route.
 */
export { m } from './compiled/messages.js';

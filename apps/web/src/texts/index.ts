/**
 * The texts of the portal: `m['account.login.title']()`. Their sources are messages/<locale>/<noun>.json, compiled by
 * `npm run -w apps/web texts`. Chinese is the default, whatever the browser's language; a screen in English passes `{
 * locale: 'en' }` as second argument, and a text without English falls back to Chinese. Use literal keys: a key
 * computed at run time would include the whole catalogue in the route.
 */
export { m } from './compiled/messages.js';

/**
 * The texts that the gateway sends or writes: `m['error.notFound']({}, { locale: language })`. Their sources are
 * messages/<locale>/<noun>.json, compiled by `npm run -w apps/gateway texts`. Every call passes the language of the
 * reader: of the request for answers, of the receiver for what is sent (rules/language#gateway).
 */
export { m } from './compiled/messages.js';

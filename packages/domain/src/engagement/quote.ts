/** The longest text of a quote, in characters (rules/quote#quotes). */
export const QUOTE_TEXT_MAX = 200;

/** Period in which a second tap on follow, like, favourite or send is ignored, in ms (rules/engagement#taps). */
export const DEBOUNCE_MS = 1000;

/** Characters of a folder's name at most (rules/favourite#folders). */
export const FOLDER_NAME_MAX = 20;

/** Folders of an account at most, with the default one (rules/favourite#folders). */
export const FOLDERS_MAX = 100;

/** Most favourites that one call moves or removes (rules/favourite#several-at-once). */
export const COLLECTED_CHOSEN_MAX = 100;

/** The lowest and the highest score of a resource (rules/engagement#scores). */
export const SCORE_MIN = 1;
export const SCORE_MAX = 5;

/** Period in which a second tap on follow, like, favourite or send is ignored, in ms (rules/engagement#taps). */
export const DEBOUNCE_MS = 1000;

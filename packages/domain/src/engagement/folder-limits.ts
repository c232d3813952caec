/** Characters of a folder's name at most (rules/favourite#folders). */
export const FOLDER_NAME_MAX = 20;

/** Folders of an account at most, with the default one (rules/favourite#folders). */
export const FOLDERS_MAX = 100;

/** Most favourites that one call moves or removes (rules/favourite#several-at-once). */
export const COLLECTED_CHOSEN_MAX = 100;

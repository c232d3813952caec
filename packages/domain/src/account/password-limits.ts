/** Longest password that an input takes, and the shortest that login accepts (seed 000 §9). */
export const PASSWORD_INPUT_MAX = 20;
export const LOGIN_PASSWORD_MIN = 6;

/** Length of a password at registration (seed 000 §9). */
export const REGISTER_PASSWORD_MIN = 8;
export const REGISTER_PASSWORD_MAX = 16;

/** Of the four classes digits, lower case, upper case and symbols, how many a registration asks for (seed 000 §5). */
export const REGISTER_PASSWORD_CLASSES = 3;

/** Length of a new password at recovery (seed 000 §9). */
export const RESET_PASSWORD_MIN = 6;
export const RESET_PASSWORD_MAX = 20;

/** Wrong passwords that pause an account's password login, and for how many seconds (spec-decision 7). */
export const PASSWORD_TRIES_MAX = 5;
export const PASSWORD_PAUSE_SECONDS = 900;

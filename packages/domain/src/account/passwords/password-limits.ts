/** Longest password of an input, and the shortest that login accepts; rules/account#password-rules. */
export const PASSWORD_INPUT_MAX = 20;
export const LOGIN_PASSWORD_MIN = 6;

/** Length of a password at registration. */
export const REGISTER_PASSWORD_MIN = 8;
export const REGISTER_PASSWORD_MAX = 16;

/** Classes that a registration needs, of digits, lower case, upper case and symbols. */
export const REGISTER_PASSWORD_CLASSES = 3;

/** Length of a new password at recovery. */
export const RESET_PASSWORD_MIN = 6;
export const RESET_PASSWORD_MAX = 20;

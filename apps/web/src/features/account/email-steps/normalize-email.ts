import { isEmail } from '@osteon/domain';

/** Removes pasted blanks, converts full-width characters and lower-cases. */
export const normalizeEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** The normalized e-mail; empty if the text is none. */
export const emailOrEmpty = (typed = ''): string => (isEmail(normalizeEmail(typed)) ? normalizeEmail(typed) : '');

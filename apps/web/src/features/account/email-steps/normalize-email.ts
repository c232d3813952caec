import { isEmail } from '@osteon/domain';

/** An e-mail as it was meant: people paste blanks around it and type in full width. */
export const normalizeEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** The e-mail that a text is; empty where it is none. */
export const emailOrEmpty = (typed = ''): string => (isEmail(normalizeEmail(typed)) ? normalizeEmail(typed) : '');

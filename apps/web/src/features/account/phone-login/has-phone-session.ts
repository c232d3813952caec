import { readCookie } from '../../../lib/cookies.ts';

/** Returns true when this browser has a session of the phone pages, by its readable cookie. */
export const hasPhoneSession = (): boolean => readCookie('phoneToken') !== undefined;

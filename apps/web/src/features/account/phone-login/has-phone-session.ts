import { readCookie } from '../../../lib/cookies.ts';

/** Whether this browser has a session of the phone pages, as far as its readable cookie says. */
export const hasPhoneSession = (): boolean => readCookie('phoneToken') !== undefined;

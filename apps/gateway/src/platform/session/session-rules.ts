import type { CallName } from '@osteon/contract';

/**
 * What a displaced session may still call: above all, the code to log in again with. All else answers 110031 and does
 * nothing (spec-decision 1).
 */
export const callsWhileDisplaced: ReadonlySet<string> = new Set<CallName>([
  'checkSession',
  'checkSessionLegacy',
  'logout',
  'phoneLogout',
  'createVerificationCode',
  'verificationCodeLogin',
]);

/**
 * What a locked account's session may still call: to see the lock, to be verified, to appeal, to log in as somebody
 * else. All else answers 42300 (spec-decision 2).
 */
export const callsWhileLocked: ReadonlySet<string> = new Set<CallName>([
  'checkSession',
  'checkSessionLegacy',
  'logout',
  'phoneLogout',
  'createVerificationCode',
  'verificationCodeLogin',
  'securityCheck',
  'getAppeal',
  'uploadAppealImage',
  'submitAppeal',
]);

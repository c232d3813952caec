import {
  CODE_TRIES_MAX,
  CODE_WRONG_TRIES_PER_DAY,
  CODES_PER_ACCOUNT_DAY,
  type CodePurpose,
  RESEND_SECONDS,
} from '@osteon/domain';

// The limits of an account's codes. Those per address, per device and in all are the rate limit of `codes`.

/** A code that was sent in the last 24 hours. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** In ms. */
  readonly sentAt: number;
  readonly wrongTries: number;
}

/** Whole seconds until an account can be sent its next code; `sent` newest first; rules/verification-code#budgets. */
export function getWaitSeconds([newest]: readonly SentCode[], now: number): number {
  return newest === undefined ? 0 : Math.max(0, Math.ceil(RESEND_SECONDS - (now - newest.sentAt) / 1000));
}

/** Whether an account has had its codes of the day, or its purpose is paused; rules/verification-code#budgets. */
export function isSendLimited(sent: readonly SentCode[], purpose: CodePurpose): boolean {
  return sent.length >= CODES_PER_ACCOUNT_DAY || isPaused(filterByPurpose(sent, purpose));
}

/** Whether the wrong tries of one purpose's codes pause it; rules/verification-code#wrong-tries. */
export function isPaused(sent: readonly SentCode[]): boolean {
  return countWrongTries(sent) >= CODE_WRONG_TRIES_PER_DAY;
}

/**
 * Tries that the newest code of a purpose may have, after those of its older codes;
 * rules/verification-code#wrong-tries.
 */
export function getMaxTries(older: readonly SentCode[]): number {
  return Math.min(CODE_TRIES_MAX, CODE_WRONG_TRIES_PER_DAY - countWrongTries(older));
}

export function filterByPurpose<Code extends SentCode>(sent: readonly Code[], purpose: CodePurpose): readonly Code[] {
  return sent.filter((code) => code.purpose === purpose);
}

function countWrongTries(sent: readonly SentCode[]): number {
  return sent.reduce((sum, code) => sum + code.wrongTries, 0);
}

import { LockRecordType } from './login-status.ts';

/** How an account stands with its locks: never locked, locked for the first time, let in again, locked for good (seed 000 §4). */
export type AccountLockState = 'free' | 'first' | 'released' | 'permanent';

/** `tooManyDevices` is a login from one device more than may be active; `verified` the owner's code by SMS. */
export type AccountLockEvent = 'tooManyDevices' | 'verified' | 'appealAccepted';

/** The legal moves; a pair that is not listed changes nothing (seed 000 §4, Account lock; spec-decisions 2 and 10). */
const TRANSITIONS: Readonly<Record<AccountLockState, Readonly<Partial<Record<AccountLockEvent, AccountLockState>>>>> = {
  free: { tooManyDevices: 'first' },
  first: { verified: 'released' },
  released: { tooManyDevices: 'permanent' },
  permanent: { appealAccepted: 'released' },
};

/** The state after `event`, or null where the pair is illegal. */
export function nextAccountLock(state: AccountLockState, event: AccountLockEvent): AccountLockState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The state that an account's lock records make, in any order; one without an end is open. */
export function accountLockOf(records: readonly { type: number; endedAt: number | null }[]): AccountLockState {
  const open = records.find(({ endedAt }) => endedAt === null);
  if (open) return open.type === LockRecordType.permanent ? 'permanent' : 'first';
  return records.length > 0 ? 'released' : 'free';
}

import { LockRecordType } from '../login/login-status.ts';

/** Lock state of an account: never locked, first lock, unlocked again, locked for good; rules/lock#states. */
export type AccountLockState = 'free' | 'first' | 'released' | 'permanent';

/** `tooManyDevices` is a login over the device limit; `verified` the owner's code. */
export type AccountLockEvent = 'tooManyDevices' | 'verified' | 'appealAccepted';

/** The legal transitions; a pair that is not listed changes nothing. */
const TRANSITIONS: Readonly<Record<AccountLockState, Readonly<Partial<Record<AccountLockEvent, AccountLockState>>>>> = {
  free: { tooManyDevices: 'first' },
  first: { verified: 'released' },
  released: { tooManyDevices: 'permanent' },
  permanent: { appealAccepted: 'released' },
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextAccountLock(state: AccountLockState, event: AccountLockEvent): AccountLockState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The lock state that follows from an account's lock records, in any order; one without an end is open. */
export function deriveAccountLock(records: readonly { type: number; endedAt: number | null }[]): AccountLockState {
  const open = records.find(({ endedAt }) => endedAt === null);
  if (open) return open.type === LockRecordType.permanent ? 'permanent' : 'first';
  return records.length > 0 ? 'released' : 'free';
}

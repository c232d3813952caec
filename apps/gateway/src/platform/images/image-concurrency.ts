import pLimit from 'p-limit';
import { CallError } from '../http/call-error.ts';

/** Images that a process decodes at a time: a large one takes some hundred megabytes. */
const AT_ONCE = 2;

/** Images of requests that wait for a slot at most: some ten seconds of work. */
export const WAITING_MAX = 20;

const slots = pLimit(AT_ONCE);

/** Runs a background job's work on an image once a slot is free, however many wait. */
export function withImageSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  return slots(work);
}

/**
 * Runs a request's work on an image once a slot is free.
 * @throws {CallError} unavailable where too many wait already
 */
export async function withRequestImageSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (slots.pendingCount >= WAITING_MAX) throw new CallError('unavailable');
  return slots(work);
}

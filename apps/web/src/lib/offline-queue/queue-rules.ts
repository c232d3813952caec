import type { QueuedAction, QueueEntry } from './queued-action.ts';

/** The time after which an entry is dropped, in ms. */
export const QUEUE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Maximum number of entries; the oldest are dropped. */
export const QUEUE_MAX = 100;

/** The fields of a toggle or choice that are its new value; the others name its target. */
const VALUES: readonly string[] = ['on', 'booked', 'folders', 'score'];

/** The target of an action: of two actions of the same one the later replaces the earlier. */
function getTarget({ name, data }: QueuedAction): string {
  const target = Object.entries(data)
    .filter(([field, value]) => !VALUES.includes(field) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([name, target]);
}

/** Returns true for two actions of the same target. */
export const isSameTarget = (one: QueuedAction, other: QueuedAction): boolean => getTarget(one) === getTarget(other);

/** Returns true when an action of this time, in ms, is no longer sent. A time ahead of the clock is wrong, and no reason. */
export const isExpired = (at: number, now: number): boolean => Math.abs(now - at) >= QUEUE_LIFETIME_MS;

/**
 * The entries that are still to be sent for a customer: the last one of each target, those of the last 24 hours, at
 * most 100, the oldest first (rules/offline#offline-queue).
 */
export function listValid(
  entries: readonly QueueEntry[],
  { customerId, now }: { readonly customerId: string; readonly now: number },
): QueueEntry[] {
  const own = entries.filter((entry) => entry.customerId === customerId && !isExpired(entry.at, now));
  const targets = own.map(({ action }) => getTarget(action));
  return own.filter((_entry, index) => targets.lastIndexOf(targets[index] ?? '') === index).slice(-QUEUE_MAX);
}

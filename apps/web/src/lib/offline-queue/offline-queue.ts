import { STORAGE_KEYS } from '@osteon/domain';
import { emit } from '../events.ts';
import { isBody } from '../gateway/envelope.ts';
import { storedCustomerId } from '../gateway/identity.ts';
import { useSession } from '../session/session-store.ts';
import { isSameTarget, listValid } from './queue-rules.ts';
import type { QueuedAction, QueueEntry } from './queued-action.ts';

const KEY = STORAGE_KEYS.offlineQueue;

/**
 * The entries of this browser's customer that are still to be sent, the oldest first; all others are deleted
 * (rules/offline#offline-queue).
 */
export function readQueue(): readonly QueueEntry[] {
  const stored = readStored();
  const valid = listValid(stored, { customerId: storedCustomerId(), now: Date.now() });
  if (valid.length < stored.length) write(valid);
  return valid;
}

/** Stores an action at the end; false for a visitor, and where the browser has no room for it. */
export function appendAction(action: QueuedAction): boolean {
  const { customerId } = useSession.getState();
  if (customerId === '') return false;
  const entry: QueueEntry = { customerId, at: Date.now(), title: document.title, action };
  if (!write(listValid([...readStored(), entry], { customerId, now: entry.at }))) return false;
  emit('actionQueued');
  return true;
}

/** Removes an entry: it was sent, or refused. One that has replaced it meanwhile stays. */
export function removeEntry({ at, action }: QueueEntry): void {
  write(readQueue().filter((entry) => entry.at !== at || !isSameTarget(entry.action, action)));
}

/** Removes an action that is done in another way, or given up. */
export function removeAction(action: QueuedAction): void {
  const queue = readQueue();
  const others = queue.filter((entry) => !isSameTarget(entry.action, action));
  if (others.length < queue.length) write(others);
}

/** Returns true when an action of the same target is still to be sent. */
export const isQueued = (action: QueuedAction): boolean =>
  readQueue().some((entry) => isSameTarget(entry.action, action));

function readStored(): readonly QueueEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Without storage, or with a full one, it returns false. */
function write(entries: readonly QueueEntry[]): boolean {
  try {
    // An empty list differs from a deleted one: other tabs see that the entries were sent.
    localStorage.setItem(KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** The gateway checks the data of each action; an action that this version does not have is not sent. */
function isEntry(found: unknown): found is QueueEntry {
  if (!isBody(found)) return false;
  const { customerId, at, title, action } = found;
  return (
    typeof customerId === 'string' &&
    typeof at === 'number' &&
    typeof title === 'string' &&
    isBody(action) &&
    typeof action['name'] === 'string' &&
    isBody(action['data'])
  );
}

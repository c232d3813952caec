import { STORAGE_KEYS } from '@osteon/domain';
import type { Batch } from './queue.ts';
import { wantsNoTracking } from './visit.ts';

/** The analytics cache, which outlives a logout (rules/analytics#timings). */
const KEY = STORAGE_KEYS.analyticsCache;

/** Takes what an earlier page could not send. */
export function takeStoredBatches(): Batch[] {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isBatch) : [];
  } catch {
    return [];
  }
}

/** Keeps what could not be sent for the next page; nothing is kept for who does not want to be followed. */
export function storeBatches(batches: readonly Batch[]): void {
  if (batches.length === 0 || wantsNoTracking()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(batches));
  } catch {
    // A full storage is no reason to complain about a count.
  }
}

function isBatch(found: unknown): found is Batch {
  if (typeof found !== 'object' || found === null) return false;
  const { name, head, events }: { name?: unknown; head?: unknown; events?: unknown } = found;
  return (name === 'reportAnalytics' || name === 'reportAdData') && typeof head === 'object' && Array.isArray(events);
}

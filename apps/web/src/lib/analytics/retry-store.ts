import { STORAGE_KEYS } from '@osteon/domain';
import { wantsNoTracking } from '../visit.ts';
import type { Batch } from './queue.ts';

/** The analytics cache, which survives a logout (rules/portal-settings#storage-keys). */
const KEY = STORAGE_KEYS.analyticsCache;

/** Returns and removes the unsent batches of an earlier page. */
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

/** Stores unsent batches for the next page; nothing with tracking protection. */
export function storeBatches(batches: readonly Batch[]): void {
  if (batches.length === 0 || wantsNoTracking()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(batches));
  } catch {
    // A full storage drops the batches silently.
  }
}

function isBatch(found: unknown): found is Batch {
  if (typeof found !== 'object' || found === null) return false;
  const { name, head, events }: { name?: unknown; head?: unknown; events?: unknown } = found;
  return (name === 'reportAnalytics' || name === 'reportAdData') && typeof head === 'object' && Array.isArray(events);
}

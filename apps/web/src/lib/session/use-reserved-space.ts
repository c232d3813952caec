import type { STORAGE_KEYS } from '@osteon/domain';
import { useEffect } from 'react';
import { useCustomerId } from './session-store.ts';

/** Storage key of the number of entries that a part with optional entries had. */
type ReservedSpaceKey = (typeof STORAGE_KEYS)['aiSearchRoom' | 'continueWatchingRoom'];

/**
 * The number of entries for which a part of the page reserves space until their number is loaded: as many as this
 * customer had last time, so that the layout does not shift. 0 once the number is known, and for a visitor.
 */
export function useReservedSpace(key: ReservedSpaceKey, count: number | undefined): number {
  const customerId = useCustomerId();
  useEffect(() => {
    if (customerId !== '' && count !== undefined) localStorage.setItem(key, `${count} ${customerId}`);
  }, [key, customerId, count]);
  if (customerId === '' || count !== undefined) return 0;
  const [stored, owner] = localStorage.getItem(key)?.split(' ') ?? [];
  return owner === customerId ? Number(stored) : 0;
}

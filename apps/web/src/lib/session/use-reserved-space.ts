import type { STORAGE_KEYS } from '@osteon/domain';
import { useEffect } from 'react';
import { useCustomerId } from './session-store.ts';

/** Where it is kept how many entries a part had that only some customers have. */
type RoomKey = (typeof STORAGE_KEYS)['aiSearchRoom' | 'continueWatchingRoom'];

/**
 * For how many entries a part of the page keeps room while their number is not known: as many as this customer had last
 * time, so that nothing moves when the answer comes. 0 once the number is known, and for a visitor.
 */
export function useReservedSpace(key: RoomKey, count: number | undefined): number {
  const customerId = useCustomerId();
  useEffect(() => {
    if (customerId !== '' && count !== undefined) localStorage.setItem(key, `${count} ${customerId}`);
  }, [key, customerId, count]);
  if (customerId === '' || count !== undefined) return 0;
  const [kept, owner] = localStorage.getItem(key)?.split(' ') ?? [];
  return owner === customerId ? Number(kept) : 0;
}

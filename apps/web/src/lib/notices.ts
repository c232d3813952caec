import { useEffect } from 'react';
import { create } from 'zustand';
import { useBreakpoint } from './use-breakpoint.ts';

/** Notices that open by themselves over a page, first things first (rules/dialog#dialog-order). */
const ORDER = ['coupon', 'transfer'] as const;
type Notice = (typeof ORDER)[number];

interface Notices {
  /** The notices that wait or show. */
  readonly queue: readonly Notice[];
  readonly current: Notice | null;
}

const useNotices = create<Notices>(() => ({ queue: [], current: null }));

function updateQueue(change: (queue: readonly Notice[]) => readonly Notice[]): void {
  useNotices.setState(({ queue: before, current }) => {
    const queue = change(before);
    const isQueued = current !== null && queue.includes(current);
    return { queue, current: isQueued ? current : (ORDER.find((notice) => queue.includes(notice)) ?? null) };
  });
}

/**
 * Returns true when a notice may show, from its request until it is closed: on phones one at a time, on wider windows
 * each at once.
 */
export function useNoticeTurn(notice: Notice, isRequested: boolean): boolean {
  const isPhone = useBreakpoint() === 'phone';
  const isCurrent = useNotices(({ current }) => current === notice);
  useEffect(() => {
    if (!isRequested) return;
    updateQueue((before) => [...before, notice]);
    return () => updateQueue((before) => before.filter((each) => each !== notice));
  }, [notice, isRequested]);
  return isRequested && (isCurrent || !isPhone);
}

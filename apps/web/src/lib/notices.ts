import { useEffect } from 'react';
import { create } from 'zustand';
import { useBreakpoint } from './use-breakpoint.ts';

/** Notices that open by themselves over a page, first things first (rules/shell#dialog-order). */
const ORDER = ['coupon', 'transfer'] as const;
type Notice = (typeof ORDER)[number];

interface Notices {
  /** The notices that wait or show. */
  readonly claims: readonly Notice[];
  readonly current: Notice | null;
}

const useNotices = create<Notices>(() => ({ claims: [], current: null }));

function setClaims(change: (claims: readonly Notice[]) => readonly Notice[]): void {
  useNotices.setState(({ claims: before, current }) => {
    const claims = change(before);
    const isKept = current !== null && claims.includes(current);
    return { claims, current: isKept ? current : (ORDER.find((notice) => claims.includes(notice)) ?? null) };
  });
}

/**
 * Returns true when a notice may show, from its request until it is closed: on phones one at a time, on wider windows
 * each at once.
 */
export function useNoticeTurn(notice: Notice, claims: boolean): boolean {
  const isPhone = useBreakpoint() === 'phone';
  const isCurrent = useNotices(({ current }) => current === notice);
  useEffect(() => {
    if (!claims) return;
    setClaims((before) => [...before, notice]);
    return () => setClaims((before) => before.filter((each) => each !== notice));
  }, [notice, claims]);
  return claims && (isCurrent || !isPhone);
}

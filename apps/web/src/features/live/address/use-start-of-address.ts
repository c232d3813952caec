import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Where the address of a room begins; another object each time that one is opened (rules/live#rooms). */
export interface StartOfAddress {
  /** The second of the replay (`t`), as a chapter of the list names it; null without one. */
  readonly second: number | null;
  /** The item of the agenda (`item`), empty without one. */
  readonly itemId: string;
  readonly visit: string;
}

/** Its parameters. */
export const START_PARAMS = ['t', 'item'] as const;

/** Reads where the address of a room begins. */
export function useStartOfAddress(): StartOfAddress {
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const text = params.get('t') ?? '';
  const itemId = params.get('item') ?? '';
  return useMemo(
    () => ({ visit, second: /^\d{1,6}$/.test(text) ? Number(text) : null, itemId }),
    [visit, text, itemId],
  );
}

import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The start position in the URL of a room; a new object for each navigation (rules/live#rooms). */
export interface StartOfAddress {
  /** The second of the replay (`t`), as in a link to a chapter; null without one. */
  readonly second: number | null;
  /** The id of the agenda item (`item`), empty without one. */
  readonly itemId: string;
  readonly visit: string;
}

/** The query parameters of the start position. */
export const START_PARAMS = ['t', 'item'] as const;

/** Reads the start position from the URL of a room. */
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

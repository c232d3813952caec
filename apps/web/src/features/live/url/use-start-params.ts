import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The start position in the URL of a room; a new object for each navigation (rules/live-page#rooms). */
export interface StartParams {
  /** The second of the replay (`t`), as in a link to a chapter; null without one. */
  readonly second: number | null;
  /** The id of the agenda item (`item`), empty without one. */
  readonly itemId: string;
  readonly navigationKey: string;
}

/** The query parameters of the start position. */
export const START_PARAMS = ['t', 'item'] as const;

/** Reads the start position from the URL of a room. */
export function useStartParams(): StartParams {
  const [params] = useSearchParams();
  const { key: navigationKey } = useLocation();
  const text = params.get('t') ?? '';
  const itemId = params.get('item') ?? '';
  return useMemo(
    () => ({ navigationKey, second: /^\d{1,6}$/.test(text) ? Number(text) : null, itemId }),
    [navigationKey, text, itemId],
  );
}

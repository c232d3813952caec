import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The start position in the URL of a room; a new object for each navigation (rules/room#rooms). */
export interface StartParams {
  /** The second of the replay (`t`), as in a link to a chapter; null without one. */
  readonly second: number | null;
  /** The id of the agenda item (`item`), empty without one. */
  readonly itemId: string;
  readonly navigationKey: string;
}

/** The query parameters of the start position. */
const START_PARAMS = ['t', 'item'] as const;

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

/** The query parameter that names a channel of an event, and so a hall of a meeting (rules/room#rooms). */
const CHANNEL_PARAM = 'channel';

/**
 * The channel id of the URL, empty without one, and its setter; a new channel continues at the current position, not at
 * the start position of the URL.
 */
export function useChannelParam(): readonly [string, (channelId: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (channelId: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(CHANNEL_PARAM, channelId);
        for (const param of START_PARAMS) next.delete(param);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(CHANNEL_PARAM) ?? '', choose];
}

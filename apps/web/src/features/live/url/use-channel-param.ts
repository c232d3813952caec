import { useSearchParams } from 'react-router';
import { START_PARAMS } from './use-start-params.ts';

/** The query parameter that names a channel of an event, and so a hall of a meeting (rules/live-page#rooms). */
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

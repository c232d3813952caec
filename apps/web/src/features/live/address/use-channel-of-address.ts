import { useSearchParams } from 'react-router';
import { START_PARAMS } from './use-start-of-address.ts';

/** The parameter of an address that names a channel of an event, and so a hall of a meeting (rules/live#rooms). */
const CHANNEL_PARAM = 'channel';

/**
 * The id of the channel that the address names, empty where it names none, and what names another one instead; it is shown where
 * the one before was left, not where the address had begun.
 */
export function useChannelOfAddress(): readonly [string, (channelId: string) => void] {
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

import { useEffect, useEffectEvent } from 'react';
import { subscribeToContent } from './content-socket.ts';

/**
 * Calls `onChange` whenever the resource that a page shows has changed, after each reconnection, and at every poll
 * without a connection (rules/polling#content-events).
 */
export function useContentPush(id: string, onChange: () => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(
    () => subscribeToContent(id, { onChanged: () => notify(), onConnected: () => notify(), onPoll: () => notify() }),
    [id],
  );
}

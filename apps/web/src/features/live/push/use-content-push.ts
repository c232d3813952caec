import { useEffect, useEffectEvent } from 'react';
import { listenToContent } from './content-socket.ts';

/**
 * Calls `onChange` whenever the resource that a page shows has changed, after each reconnection, and at every poll without a
 * connection (rules/polling#content-events).
 */
export function useContentPush(id: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(
    () => listenToContent(id, { onChanged: () => tell(), onConnected: () => tell(), onPoll: () => tell() }),
    [id],
  );
}

import { useEffect, useEffectEvent } from 'react';
import { listenToContent } from './content-socket.ts';

/**
 * Calls `onChange` whenever the resource that a page shows has changed, after every time that the page could not hear
 * it, and meanwhile now and then (rules/polling#content-events).
 */
export function useContentPush(id: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(
    () => listenToContent(id, { onChanged: () => tell(), onConnected: () => tell(), onPoll: () => tell() }),
    [id],
  );
}

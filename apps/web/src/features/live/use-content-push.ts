import { useEffect, useEffectEvent } from 'react';

/** The path of the gateway's socket, and its part that everybody may connect to. */
const PATH = '/gateway/push';
const NAMESPACE = '/content';

/** The longest delay between two reconnection attempts, in ms: a page of a running event is to follow it. */
const RETRY_MAX_MS = 5000;

/**
 * Calls `onChange` whenever the resource that a page shows has changed, and after every time that the page could not hear
 * it (rules/polling#content-events).
 */
export function useContentPush(id: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    let stop = () => {};
    let stopped = false;
    const listen = async () => {
      const { io } = await import('socket.io-client');
      if (stopped) return;
      const socket = io(NAMESPACE, {
        path: PATH,
        transports: ['websocket'],
        auth: { id },
        reconnectionDelayMax: RETRY_MAX_MS,
        forceNew: true,
      });
      socket.on('connect', () => tell());
      socket.on('changed', () => tell());
      stop = () => socket.disconnect();
    };
    // Without the socket's code the page shows what it has, and a reload is all that is missing.
    listen().catch(() => undefined);
    return () => {
      stopped = true;
      stop();
    };
  }, [id]);
}

import type { LiveMessage } from '@osteon/contract';
import { useEffect, useEffectEvent } from 'react';

/** The path of the gateway's socket, and its public namespace. */
const PATH = '/gateway/push';
const NAMESPACE = '/content';

/** The longest delay between two reconnection attempts (retry), in ms: a page of a running event is to follow it. */
const RETRY_MAX_MS = 5000;

/** Poll interval of a page without a connection, in ms. */
const POLL_MS = 10_000;

/** The callbacks for updates of the resource that a page shows. */
export interface ContentListener {
  /** The resource has changed. */
  onChanged?(): void;
  /** New messages, in order. */
  onMessages?(messages: readonly LiveMessage[]): void;
  /** From now on all updates are received; earlier ones may have been missed. */
  onConnected?(): void;
  /** The connection is lost. */
  onLost?(): void;
  /** There is no connection for now, so that it is time to poll. */
  onPoll?(): void;
}

interface Room {
  readonly listeners: Set<ContentListener>;
  isConnected: boolean;
  close(): void;
}

/** The subscribed resources; all parts of a page share one connection. */
const rooms = new Map<string, Room>();

/**
 * Subscribes to the updates of a resource, for visitors too (rules/polling#content-events,
 * rules/polling#room-broadcasts); without a connection its listeners poll. Returns the unsubscriber.
 */
export function subscribeToContent(id: string, listener: ContentListener): () => void {
  const room = rooms.get(id) ?? openRoom(id);
  room.listeners.add(listener);
  if (room.isConnected) listener.onConnected?.();
  return () => {
    room.listeners.delete(listener);
    if (room.listeners.size > 0 || rooms.get(id) !== room) return;
    rooms.delete(id);
    room.close();
  };
}

function openRoom(id: string): Room {
  let isClosed = false;
  let disconnect = () => {};
  let polling: ReturnType<typeof setInterval> | undefined;
  const room: Room = {
    listeners: new Set(),
    isConnected: false,
    close: () => {
      isClosed = true;
      disconnect();
      clearInterval(polling);
    },
  };
  rooms.set(id, room);
  const notify = (call: (listener: ContentListener) => void) => {
    for (const listener of room.listeners) call(listener);
  };
  const poll = () => {
    if (document.visibilityState === 'visible') notify((listener) => listener.onPoll?.());
  };
  const startPolling = () => {
    polling ??= setInterval(poll, POLL_MS);
  };
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isClosed) return;
    const socket = io(NAMESPACE, {
      path: PATH,
      transports: ['websocket'],
      auth: { id },
      reconnectionDelayMax: RETRY_MAX_MS,
      forceNew: true,
    });
    socket.on('connect', () => {
      room.isConnected = true;
      stopPolling();
      notify((listener) => listener.onConnected?.());
    });
    socket.on('disconnect', () => {
      room.isConnected = false;
      startPolling();
      notify((listener) => listener.onLost?.());
    });
    // The gateway has no capacity or is not reachable; the client retries by itself.
    socket.on('connect_error', startPolling);
    socket.on('missed', () => notify((listener) => listener.onConnected?.()));
    socket.on('changed', () => notify((listener) => listener.onChanged?.()));
    // The gateway sends them as the contract defines them.
    socket.on('news', (messages: readonly LiveMessage[]) => notify((listener) => listener.onMessages?.(messages)));
    disconnect = () => socket.disconnect();
  };
  open().catch(() => {
    // Without the code of the socket the page polls.
    if (!isClosed) startPolling();
  });
  return room;
}

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

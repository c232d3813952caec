import type { LiveMessage } from '@osteon/contract';

/** The path of the gateway's socket, and its part that everybody may connect to. */
const PATH = '/gateway/push';
const NAMESPACE = '/content';

/** The longest delay between two reconnection attempts, in ms: a page of a running event is to follow it. */
const RETRY_MAX_MS = 5000;

/** What a part of a page wants to hear of the resource that the page shows. */
export interface ContentListener {
  /** It has changed. */
  onChanged?(): void;
  /** What is new of it, in order. */
  onNews?(news: readonly LiveMessage[]): void;
  /** From now on everything is heard; what came before may have been missed. */
  onConnected?(): void;
  /** Nothing is heard any more. */
  onLost?(): void;
}

interface Room {
  readonly listeners: Set<ContentListener>;
  isConnected: boolean;
  close(): void;
}

/** The resources that are listened to; all parts of a page share one connection. */
const rooms = new Map<string, Room>();

/** Listens to a resource, visitors too (rules/polling#content-events, rules/polling#news); returns the unsubscriber. */
export function listenToContent(id: string, listener: ContentListener): () => void {
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
  const room: Room = {
    listeners: new Set(),
    isConnected: false,
    close: () => {
      isClosed = true;
      disconnect();
    },
  };
  rooms.set(id, room);
  const tell = (call: (listener: ContentListener) => void) => {
    for (const listener of room.listeners) call(listener);
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
      tell((listener) => listener.onConnected?.());
    });
    socket.on('disconnect', () => {
      room.isConnected = false;
      tell((listener) => listener.onLost?.());
    });
    socket.on('missed', () => tell((listener) => listener.onConnected?.()));
    socket.on('changed', () => tell((listener) => listener.onChanged?.()));
    // The gateway sends them as its contract has them.
    socket.on('news', (news: readonly LiveMessage[]) => tell((listener) => listener.onNews?.(news)));
    disconnect = () => socket.disconnect();
  };
  // Without the socket's code the page shows what it has, and a reload is all that is missing.
  open().catch(() => undefined);
  return room;
}

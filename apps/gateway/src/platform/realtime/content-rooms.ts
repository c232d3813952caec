import type { Namespace, Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { ContentEvents } from './content-events.ts';
import type { BroadcastRooms } from './room-broadcast.ts';

/** Name of the namespace; everybody may connect to it, as content is public. */
const CONTENT_NAMESPACE = '/content';

/** The handshake of a page: the id of the resource that it shows. */
const watched = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** A page that is connected, with its connection below Socket.IO. */
interface Page {
  readonly socket: Socket<object, Events>;
  readonly transport: Socket['conn']['transport'];
  readonly tcp: Socket['conn']['request']['socket'];
}

/** The types of the packets of Engine.IO and Socket.IO for an event. */
const EVENT = '42';

interface Events {
  changed: () => void;
  /** New messages of the resource, in order. */
  news: (news: readonly unknown[]) => void;
  /** Messages may have been missed. */
  missed: () => void;
}

/**
 * Opens the rooms of resources. An event notifies the open pages of a resource, visitors' too, that it has changed, so
 * that they request it again (rules/polling#content-events); the returned functions broadcast its messages
 * (rules/polling#room-broadcasts).
 */
export function openContentRooms(
  io: Pick<Server, 'of'>,
  contentEvents: Pick<ContentEvents, 'onChange'>,
): BroadcastRooms {
  const rooms: Namespace<object, Events> = io.of(CONTENT_NAMESPACE);
  rooms.use((socket, next) => {
    const { data } = watched.safeParse(socket.handshake.auth);
    if (!data) {
      next(new Error('badInput'));
      return;
    }
    // Pages send nothing here.
    socket.onAny(() => socket.disconnect(true));
    Promise.resolve(socket.join(data.id)).then(() => next(), next);
  });
  contentEvents.onChange((ids) => {
    if (ids === null) rooms.emit('changed');
    else for (const id of ids) rooms.to(id).emit('changed');
  });
  /** The pages by the resource that they show; those of a room of Socket.IO take a search for each. */
  const pages = new Map<string, Set<Page>>();
  rooms.on('connection', (socket) => {
    const { id } = watched.parse(socket.handshake.auth);
    const page = { socket, transport: socket.conn.transport, tcp: socket.conn.request.socket };
    const others = pages.get(id) ?? new Set();
    pages.set(id, others.add(page));
    socket.once('disconnect', () => {
      others.delete(page);
      if (others.size === 0 && pages.get(id) === others) pages.delete(id);
    });
  });
  return {
    isOpen: (id) => pages.has(id),
    send: (id, messages) => {
      const frame = encodeTextFrame(`${EVENT}${CONTENT_NAMESPACE},${JSON.stringify(['news', messages])}`);
      for (const { socket, transport, tcp } of pages.get(id) ?? []) {
        // Written to the connection itself, which costs half of `emit`; packets of Socket.IO that wait come first.
        if (transport.writable) tcp.write(frame);
        else socket.emit('news', messages);
      }
    },
    notifyGap: () => void rooms.emit('missed'),
  };
}

/** The first byte of a frame that is a whole text. */
const WHOLE_TEXT = 0x81;

/** A text as an unmasked frame of a WebSocket (RFC 6455, section 5.2). */
function encodeTextFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  // One byte, or a mark and two or eight bytes.
  const sizeBytes = length < 126 ? [length] : length < 65_536 ? [126, ...size.subarray(6)] : [127, ...size];
  return Buffer.concat([Buffer.from([WHOLE_TEXT, ...sizeBytes]), payload]);
}

import type { Namespace, Server } from 'socket.io';
import { z } from 'zod';
import type { ContentEvents } from './content-events.ts';
import type { BroadcastRooms } from './room-broadcast.ts';

/** Name of the namespace; everybody may connect to it, as content is public. */
const CONTENT_NAMESPACE = '/content';

/** The handshake of a page: the id of the resource that it shows. */
const watched = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

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
  return {
    isOpen: (id) => rooms.adapter.rooms.has(id),
    send: (id, messages) => void rooms.to(id).emit('news', messages),
    notifyGap: () => void rooms.emit('missed'),
  };
}

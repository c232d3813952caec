import type { Socket } from 'socket.io-client';

/** The next event of a socket; late on a busy machine. */
export const nextEvent = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`no ${event}`)), 15_000);
    socket.once(event, (value: unknown) => {
      clearTimeout(timeout);
      resolve(value);
    });
  });
